/** What people sell, and to whom. Same format as `skills.ts`. */
export const INDUSTRY_SKILLS = `
B2B SaaS; saas; saas b2b; software as a service; saas sales; ventas saas; b2b software; software sales; venta de software; software b2b; ventas de software; selling software
Technology; tech; tech sales; technology sales; it sales; information technology; it; tecnologia; venta de tecnologia; ventas de tecnologia; ventas tech; sector tecnologico; tech company; hardware; +B2B SaaS; +Cybersecurity; +Cloud; +Data platforms; +AI; +APIs; +MarTech; +HR tech; +Fintech; +AdTech; +Hosting
B2B; b2b sales; ventas b2b; venta b2b; business to business; entre empresas
B2C; b2c sales; ventas b2c; business to consumer; consumo; consumer
Fintech; fin tech; crypto; cryptocurrency; blockchain; web3; cripto; criptomonedas; payments; pagos; financial technology; tecnologia financiera; banking; banca; medios de pago
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
Pharma; pharmaceutical sales; pharma sales; pharma rep; medical rep; medical sales rep; medical representative; medical sales representative; visitador medico; pharmaceutical; pharmaceuticals; farma; farmaceutico; farmaceutica; industria farmaceutica; farmacia
Medical devices; medical device; medtech; med tech; dispositivos medicos; equipos medicos; productos sanitarios; equipamiento medico; medical sales; medical rep; medical sales rep; medical representative; medical sales representative; visitador medico; medical equipment; aparatos medicos; ~Healthcare
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
E-commerce; ecommerce; e commerce; comercio electronico; online retail; tienda online; shopify; amazon; marketplaces; dropshipping; tiendas online; online shops
Semiconductors; semiconductor; semiconductores; chips
Hosting; web hosting; alojamiento web
Infoproducts; info products; infoproductos; online courses; cursos online; infoproducto; digital products; course sales; info product; cursos; coaching programs; coaching programmes; coaching offers; programas de coaching; mentoring programs; mentoring programmes; mentorias; formaciones online; masterminds; coaching business; coaching businesses
Charity fundraising; fundraising; charity; recaudacion de fondos; captacion de fondos; fundraiser; ong; ngo; nonprofit; non profit; fundraising support
Government sales; public sector; government; sector publico; administracion publica; gobierno; venta a gobierno; b2g; ventas al gobierno; ministries; public administration
Public tenders; tenders; tender; licitaciones; licitaciones publicas; licitacion; concursos publicos; rfp; rfps; public tender; bids; bidding; procurement; ~Government sales
Wealth management; wealth; gestion de patrimonio; gestion de patrimonios; private banking; banca privada; investments; inversiones; pensions; pensiones; ~Investor relations
Investor relations; investors; inversores; inversionistas; relacion con inversores
Compliance; cumplimiento; regulatory; normativa; cumplimiento normativo
`;
