/** How people find and win buyers. Same format as `skills.ts`. */
export const SELLING_SKILLS = `
Cold calling; cold call; cold caller; cold calls; llamadas en frio; llamada en frio; puerta fria; llamadas frias; outbound calls; outbound calling
Email sequences; email sequence; cold email; cold emailing; cold emails; email outreach; outbound email; correo en frio; correos en frio; emails en frio; email en frio; secuencias de correo; secuencias de email; secuencias de correos; mailing
LinkedIn outreach; linkedin; linkedin prospecting; linkedin sales navigator; sales navigator; prospeccion en linkedin; social selling; venta social
Outreach; outreach io
Outbound; outbound sales; outbound prospecting; ventas outbound; prospeccion outbound; cold outreach; ~Cold calling; ~Email sequences; ~LinkedIn outreach; ~Prospecting
Prospecting; prospection; prospeccion; prospectar; prospect; prospecta; sales prospecting; lead generation; lead gen; generacion de leads; captacion de clientes; captacion; captar clientes; client acquisition; customer acquisition; new customers
Lead qualification; qualify leads; qualifying leads; calificacion de leads; cualificacion de leads; lead scoring; calificar leads
Inbound leads; inbound; inbound sales; leads entrantes; ventas inbound; warm leads; leads calientes
Objection handling; objections; handle objections; handling objections; manejo de objeciones; objeciones; gestion de objeciones; rebatir objeciones; overcoming objections
Negotiation; negotiating; negotiate; negotiator; negociacion; negociar; negociador; contract negotiation
High-ticket closing; high ticket; high ticket sales; ventas high ticket; alto ticket; ticket alto; venta high ticket; high ticket closing; hight ticket
Storytelling; storyteller; narrativa; contar historias
Account-based selling; abm; account based marketing; account based sales; account based selling; abs
Debt collection; collections; debt collector; collections agent; cobranza; cobranzas; cobro; cobros; recobro; recuperacion de deuda; gestor de cobros; telecobrador; cobrador
Closing; cierre; cierre de ventas; cerrar ventas; closing deals; close deals; deal closing
Discovery calls; discovery; discovery call; llamadas de descubrimiento; technical discovery; needs analysis
Demos; demo; product demos; product demo; demonstrations; demostraciones; demostracion; demostraciones de producto; software demos
Technical demos; technical demo; demos tecnicas; demo tecnica; demostraciones tecnicas
Follow-up; follow up; followup; seguimiento; following up; seguimiento de clientes
Sales scripts; scripts; script; sales script; guiones; guion de ventas; guiones de venta
Call coaching; call review; call reviews; revision de llamadas
Coaching; coach; mentoring; mentoria; entrenamiento
Sales training; training salespeople; formacion comercial; formacion de ventas; capacitacion comercial; capacitacion en ventas; capacitacion de ventas
Training; customer training; product training; formacion; capacitacion; formacion de clientes
Webinar sales; webinar; webinars; webinarios; seminarios web
Setting appointments; appointments; agendamiento; agendamiento de citas; citas; book meetings; booking meetings; agenda; agendar
WhatsApp selling; whatsapp; ventas por whatsapp; venta por whatsapp; whatsapp sales; whats app
Instagram DMs; instagram; dms; dm setting; mensajes de instagram; instagram dm
Telesales; tele sales; televenta; televentas; phone sales; selling by phone; sales by phone; telephone sales; venta telefonica; ventas telefonicas; ventas por telefono; venta por telefono; telemarketer; teleoperador
Field sales; outside sales; door to door; d2d; face to face sales; venta de campo; ventas de campo; venta en campo; venta directa; puerta a puerta; venta presencial; ventas en terreno; venta en ruta; visitas comerciales
Enterprise sales; enterprise; enterprise selling; ventas enterprise; ventas a grandes empresas; venta a grandes empresas; venta corporativa; ventas corporativas; complex sales; strategic sales; corporate sales
`;
