/** Partnerships, account management, leadership and methods. Same format as `skills.ts`. */
export const COMMERCIAL_SKILLS = `
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
`;
