/**
 * Skills under their names in English and Spanish, the clearest first; "~" marks one that fits only when nothing else does. Names as
 * ESCO v1.2 and the skill lists of LinkedIn and InfoJobs give them.
 */
const TABLE = `
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
B2B SaaS; saas; saas b2b; software as a service; saas sales; ventas saas; b2b software; software sales; venta de software; software b2b; ventas de software; selling software
B2B; b2b sales; ventas b2b; venta b2b; business to business; entre empresas
B2C; b2c sales; ventas b2c; business to consumer; consumo; consumer
Fintech; fin tech; payments; pagos; financial technology; tecnologia financiera; banking; banca; medios de pago
EdTech; education; educacion; educational technology; formacion online; e learning; elearning; colegios; schools
HR tech; hr software; human resources software; payroll; nominas; software de rrhh
MarTech; marketing technology; marketing software; software de marketing
AdTech; advertising; publicidad; media sales; venta de medios; venta de publicidad; ad sales; medios; ads
Cybersecurity; cyber security; cyber; information security; infosec; it security; ciberseguridad; seguridad informatica; cyber sales
Cloud; nube; cloud computing; aws; azure; la nube
Data platforms; data; datos; big data; data platform; plataformas de datos; analytics
AI; artificial intelligence; machine learning; inteligencia artificial; ia; ml; ai tools
APIs; api; apis; integrations; integraciones; integracion; integration
SQL; databases; bases de datos; base de datos
Python; programming; programacion
Logistics; logistica; freight; transporte; transport; supply chain; cadena de suministro; shipping; warehousing; almacen; freight forwarding; carga
Manufacturing; industrial sales; ventas industriales; venta industrial; industry; industria; industrial; fabricacion; maquinaria; machinery
Automotive; automocion; automotriz; cars; coches; autos; car industry; sector automotriz; sector automocion; industria automotriz
Pharma; pharmaceutical; pharmaceuticals; farma; farmaceutico; farmaceutica; industria farmaceutica; farmacia
Medical devices; medical device; medtech; med tech; dispositivos medicos; equipos medicos; productos sanitarios; equipamiento medico; medical sales; medical equipment; aparatos medicos; ~Healthcare
Healthcare; health care; health; hospital sales; salud; sanidad; sector salud; sector sanitario; ~Medical devices
Insurance; seguros; seguro; insurances; insurance sales; venta de seguros
Real estate; property; properties; bienes raices; inmobiliaria; inmobiliario; sector inmobiliario; real state; inmuebles; housing; propiedades; realty; agente inmobiliario
Construction; building; construccion; building materials; materiales de construccion; obra
Retail; retail sales; comercio minorista; minorista; tiendas; venta minorista; supermarkets
FMCG; cpg; consumer goods; fast moving consumer goods; gran consumo; consumo masivo; productos de consumo; alimentacion; food and beverage; fast moving goods
Food service; foodservice; horeca; restauracion; catering; hosteleria
Hospitality; hoteles; hotels; hotel; hosteleria; hoteleria
Travel; tourism; viajes; turismo; travel industry; sector turistico
Wine; wines; vino; vinos; bebidas; drinks; spirits; beverages; alcohol
Energy; energia; energias; electricity; electricidad; luz; gas; sector energetico; utilities
Renewable energy; renewables; renewable; energias renovables; energia renovable; renovables; green energy; clean energy; cleantech; clean tech; wind; eolica; climate; climate tech
Solar energy; solar; energia solar; placas solares; paneles solares; solar panels; fotovoltaica; photovoltaic; autoconsumo; solar sales; pv
Telecoms; telecom; telco; telecommunications; telecomunicaciones; telefonia; internet providers; operadoras
Mining; mineria; mines; minas
Agriculture; agricultura; agritech; agro; agtech; agribusiness; farming; agrotech; campo agricola; agroindustria
Luxury; lujo; luxury goods; luxury sales; articulos de lujo; alta gama; high end
Gaming; games; video games; videogames; videojuegos; juegos; esports
E-commerce; ecommerce; e commerce; comercio electronico; online retail; tienda online; shopify; tiendas online; online shops
Semiconductors; semiconductor; semiconductores; chips
Hosting; web hosting; alojamiento web
Infoproducts; info products; infoproductos; online courses; cursos online; infoproducto; digital products; course sales; info product; cursos
Charity fundraising; fundraising; charity; recaudacion de fondos; captacion de fondos; fundraiser; ong; ngo; nonprofit; non profit; fundraising support
Government sales; public sector; government; sector publico; administracion publica; gobierno; venta a gobierno; b2g; ventas al gobierno; ministries; public administration
Public tenders; tenders; tender; licitaciones; licitaciones publicas; licitacion; concursos publicos; rfp; rfps; public tender; bids; bidding; procurement; ~Government sales
Wealth management; wealth; gestion de patrimonio; gestion de patrimonios; private banking; banca privada; investments; inversiones; pensions; pensiones; ~Investor relations
Investor relations; investors; inversores; inversionistas; relacion con inversores
Compliance; cumplimiento; regulatory; normativa; cumplimiento normativo
Channel sales; channel; ventas de canal; venta por canal; canal; reseller; resellers; reseller programmes; reseller programs; distribuidores; partner enablement; indirect sales; venta indirecta; ventas indirectas; var; canales
Distribution; distribucion; distributors; distributor; distribuidor
Partnerships; partnership; alliances; alianzas; alianzas estrategicas; strategic alliances; partners; colaboraciones
Co-selling; co sell; cosell; coselling; venta conjunta
Co-marketing; comarketing; joint marketing
Affiliates; affiliate; affiliate marketing; afiliados; marketing de afiliados; afiliacion
Events; event; eventos; event sales; venta de eventos; trade fairs; trade shows; ferias; ferias comerciales; event follow up; congresos; trade fair; exhibitions
Key accounts; key account; grandes cuentas; cuentas clave; major accounts; large accounts; strategic accounts; large clients; grandes clientes; key account management; top accounts
Upselling; upsell; up selling; venta adicional; ampliacion de cuentas; expansion revenue; upsells; venta incremental; expansion; account growth; account expansion
Cross-selling; cross sell; cross selling; venta cruzada; ventas cruzadas; crossselling; crosssell
Renewals; renewal; renovaciones; renovacion; contract renewals; renovar contratos; renewing contracts; renovacion de contratos
Retention; customer retention; client retention; retencion; retencion de clientes; churn; churn reduction; churn prevention; fidelizacion; fidelizacion de clientes; reduce churn; reduccion de churn; loyalty; fuga de clientes; save customers; anti churn
Onboarding; customer onboarding; client onboarding; incorporacion de clientes; implementation; implementacion; puesta en marcha; onboarding de clientes; implantacion
Customer support; customer service; support; soporte; atencion al cliente; servicio al cliente; zendesk; intercom
Executive reviews; executive business reviews; qbr; qbrs; quarterly business reviews; business reviews; account reviews
Client relations; client relationships; relationship building; relaciones con clientes; relacion con clientes; trato con clientes; gestion de clientes; client management; customer relations; customer relationships
Change management; gestion del cambio
New business; new logos; new logo; nuevo negocio; nuevos clientes; hunter; hunting; new clients; nuevos negocios; caza
Market entry; new markets; entrada al mercado; expansion internacional; international expansion; apertura de mercados; market expansion; nuevos mercados; internacionalizacion; mercados nuevos; opening markets
Startups; startup; start ups; start up; early stage; empresas emergentes; early stage startup; emprendimiento
Go-to-market; gtm; go to market; go to market strategy; salida al mercado
Growth; crecimiento; scaling; growth hacking; escalar
Strategy; estrategia; sales strategy; estrategia comercial; estrategia de ventas; commercial strategy; strategic planning; planificacion estrategica
Team leadership; leadership; team lead; team management; liderazgo; liderazgo de equipos; gestion de equipos; direccion de equipos; people management; managing teams; lead a team; leading teams; team leader; manejo de equipos; liderar equipos; lider de equipo; remote teams; liderazgo de equipo; team building; equipos comerciales; manage a team
Remote teams; remote team; equipos remotos; distributed teams; equipos distribuidos
Forecasting; forecast; forecasts; sales forecasting; prevision de ventas; previsiones; pronostico de ventas; previsiones de venta; pronosticos; pipeline management; gestion de pipeline
Hiring; recruiting salespeople; contratacion; hire salespeople; building teams; seleccion de vendedores; build a team; contratar vendedores; building a team
Budgets; budget; budgeting; presupuestos; presupuesto; p&l
Pricing; price strategy; precios; fijacion de precios; politica de precios; price lists
Commission plans; compensation plans; planes de comisiones; comisiones; incentives; incentivos
Mergers and acquisitions; m&a; fusiones y adquisiciones; fusiones; acquisitions; adquisiciones; mergers
Joint ventures; joint venture; empresas conjuntas
Territory management; territory; route planning; gestion de territorio; gestion de zona; rutas; gestion de rutas; planificacion de rutas; territorio
Category management; gestion de categorias; category manager; categorias
Merchandising; trade marketing; merchandiser; merchandise
Presentations; presenting; presentaciones; public speaking; oratoria; hablar en publico; speaker; speaking in public; pitching; pitch
Value selling; value based selling; venta de valor; venta por valor; value based sales
Consultative selling; consultative sales; consultative; venta consultiva; ventas consultivas; solution selling; venta de soluciones; asesoramiento comercial
MEDDIC; meddpicc; meddicc; medic methodology; metodologia meddic
SPIN; spin selling; sandler; challenger sale; challenger
Proposal writing; proposals; propuestas; redaccion de propuestas; proposal; ofertas; propuestas comerciales; writing proposals; quotes; quoting; technical quoting
Contract structuring; contracts; contratos; redaccion de contratos; contract drafting; contract management
Proof of concept; poc; pocs; prueba de concepto; pruebas de concepto; proofs of concept
Solution design; diseno de soluciones; solution architecture; arquitectura de soluciones
Networks; networking equipment; redes; network; network equipment
Salesforce; sfdc; sales force; salesforce crm; sf crm; salesforce com
HubSpot; hub spot; hubspot crm
Pipedrive; pipe drive
GoHighLevel; go high level; highlevel; high level; ghl
Close CRM; close com; close io
SAP; sap erp; erp
Zoho; zoho crm
Apollo; apollo io; zoominfo
Lemlist; lemlist outreach
Gainsight; gain sight; totango; churnzero
CRM administration; crm; crm hygiene; crms; gestion de crm; manejo de crm; customer relationship management; administracion de crm; crm admin; crm management; crm administrator; salesforce administration; salesforce admin
Reporting; reports; informes; reportes; dashboards; tableros; cuadros de mando; power bi; dashboard
Excel; microsoft excel; spreadsheets; hojas de calculo; google sheets; ms excel
Copywriting; copy; redaccion; copywriter; redaccion publicitaria
Localization; localisation; localizacion; traduccion; translation; translations
Outsourcing; bpo; externalizacion; subcontratacion; offshoring; tercerizacion
Account reviews; revision de cuentas; revisiones de cuentas
LATAM market; latin american market; mercado latam; mercado latinoamericano; mercado de america latina; mercados latam
APAC market; asian market; mercado asiatico; mercado apac; asia market; asia pacific market
Spanish market; mercado espanol; mercado de espana; spain market; iberian market; mercado iberico
French market; mercado frances; france market; mercado de francia
German market; mercado aleman; germany market; dach market; mercado dach
US market; american market; mercado estadounidense; mercado americano; usa market; north american market; mercado de estados unidos
Bilingual calls; bilingual; bilingue; bilingues
Property viewings; viewings; visits; visitas; property tours; visitas a pisos
Trade counters; trade counter; mostrador; counter sales; venta en mostrador
Lab equipment; laboratorio; laboratory; equipos de laboratorio; laboratory equipment
Data protection; gdpr; rgpd; privacidad; proteccion de datos`;

/** A skill with its other names. */
export interface Skill {
  names: readonly string[];
  /** First names of skills that fit in part. */
  near: readonly string[];
}

export const SKILLS: readonly Skill[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const names = line.split(';').map((name) => name.trim());
    return {
      names: names.filter((name) => !name.startsWith('~')),
      near: names.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
    };
  });
