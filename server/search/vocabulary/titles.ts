/** A profession with the names under which people search for it. */
export interface Profession {
  /** The position title that the product offers, or the usual English one. */
  title: string;
  /** English, Spanish and abbreviated names. Plural and gender don't matter. */
  names: readonly string[];
  /** More special professions: whoever searches for this one means them too. */
  includes: readonly string[];
  /** Professions that fit in part. */
  near: readonly string[];
}

/** title | names | includes | near. Titles as ESCO v1.2, LinkedIn and InfoJobs name them. */
const TABLE = `
Sales Closer | closer; closer de ventas; cerrador; cerrador de ventas; closer comercial; remote closer; sales closing specialist; close; deal closer; phone closer; cierra ventas || Account Executive
Account Executive | ae; account exec; sales executive; ejecutivo de cuentas; ejecutivo comercial; ejecutivo de ventas; executive account; account exec saas | Enterprise Account Executive | Sales Closer
Enterprise Account Executive | enterprise ae; eae; enterprise account exec; enterprise sales executive; strategic account executive; ejecutivo de grandes cuentas; ejecutivo de cuentas enterprise; major account executive || Account Executive
Sales Development Representative | sdr; sales development; sales development rep; desarrollo de ventas; representante de desarrollo de ventas; prospector; prospecting rep; cold caller de leads; outbound sdr; inbound sdr; lead generation rep || Business Development Representative; Appointment Setter
Business Development Representative | bdr; business development rep; representante de desarrollo de negocio; representante de desarrollo comercial; desarrollador de negocio junior || Sales Development Representative
Business Development Manager | bdm; biz dev manager; bizdev manager; business developer; desarrollador de negocio; responsable de desarrollo de negocio; gerente de desarrollo de negocio; director de desarrollo de negocio junior; manager desarrollo de negocio; business development executive; gestor de desarrollo de negocio || Business Development Director; Business Development Representative
Business Development Director | director of business development; head of business development; vp business development; director de desarrollo de negocio; directora de desarrollo de negocio || Business Development Manager
Business Development | biz dev; bizdev; bd; desarrollo de negocio; desarrollo comercial | Business Development Manager; Business Development Representative; Business Development Director |
Account Manager | am; account management; gestor de cuentas; gestor comercial; gerente de cuentas; responsable de cuentas; client manager; client partner; account director; relationship manager; ejecutivo de cuenta postventa; account lead | Key Account Manager | Customer Success Manager
Key Account Manager | kam; key accounts manager; key account; strategic account manager; national account manager; responsable de grandes cuentas; gestor de grandes cuentas; gerente de cuentas clave; gestor de cuentas clave; major account manager; global account manager || Account Manager
Customer Success Manager | csm; customer success; customer success specialist; customer success executive; client success; client success manager; cs manager; exito del cliente; exito de clientes; gestor de exito del cliente; responsable de exito del cliente; gerente de exito del cliente; gestor de clientes; customer success rep || Account Manager; Customer Support Specialist
Inside Sales Representative | isr; inside sales; inside sales rep; inside seller; inside sales agent; inside sales executive; ventas internas; vendedor interno; comercial interno; comercial de interior; representante de ventas internas; telesales executive; digital sales rep || Sales Representative; Sales Development Representative; Telemarketer
Sales Representative | sales rep; rep; sales associate; sales agent; sales consultant; sales advisor; field sales rep; outside sales rep; territory sales; territory manager; travelling salesman; comercial; comercial de campo; agente comercial; agente de ventas; asesor comercial; asesor de ventas; representante de ventas; representante comercial; delegado comercial; delegado de ventas; tecnico comercial; visitador; commercial terrain; tecnico comercial; ejecutivo de campo | Inside Sales Representative | Sales Closer; Account Executive; Sales Development Representative; Business Development Representative
Sales Manager | sales lead; sales leader; sales team lead; head of sales team; jefe de ventas; jefe comercial; gerente de ventas; gerente comercial; responsable comercial; responsable de ventas; encargado de ventas; sales supervisor; supervisor de ventas; coordinador de ventas; coordinador comercial; manager de ventas; team leader de ventas; lider de ventas | Regional Sales Manager | Sales Director; Head of Sales
Regional Sales Manager | rsm; regional manager; area sales manager; area manager; jefe regional de ventas; jefe de zona; jefe de area; gerente regional; gerente regional de ventas; gerente de zona; responsable de zona; delegado de zona; country manager || Sales Manager
Sales Director | director of sales; commercial director; director comercial; director de ventas; direccion comercial; direccion de ventas; national sales director || Head of Sales; Sales Manager
Head of Sales | vp sales; vp of sales; vice president of sales; sales vp; vicepresidente de ventas; chief revenue officer; cro; chief sales officer; cso; chief commercial officer; cco; head of revenue; head of sales; responsable de ventas global; jefe de ventas global; director general comercial; sales head || Sales Director
Channel Sales Manager | channel manager; channel sales; channel account manager; partner sales manager; gerente de canal; responsable de canal; jefe de canal; director de canal; gestor de canal; canal de ventas; canales de venta; canal indirecto || Partnerships Manager
Partnerships Manager | partnership manager; partner manager; partnerships; partnership lead; alliances manager; alliance manager; strategic partnerships; responsable de alianzas; gerente de alianzas; alianzas; gestor de alianzas; gerente de partnerships; gestor de partners; affiliate manager || Channel Sales Manager
Sales Engineer | se; pre sales; presales; pre sales engineer; presales engineer; presales consultant; pre sales consultant; ingeniero de ventas; ingeniero preventa; ingeniero de preventa; preventa; consultor preventa; consultor de preventa; ingeniero comercial; technical sales; tecnico preventa; solution engineer; solutions engineer; sales engineering || Solutions Consultant
Solutions Consultant | solution consultant; consultor de soluciones; solutions architect; solution architect; arquitecto de soluciones || Sales Engineer
Appointment Setter | setter; appointment setting; lead setter; agendador; agendador de citas; concertador de citas; concertador de visitas; setter de citas; agende citas; agendar citas; book meetings; book appointments; book calls; set appointments; meeting booker; agendar reuniones; agende reuniones; agendar llamadas; concertar citas; concertar visitas; agenda citas; agenda llamadas; booking meetings; setting meetings; booking appointments || Sales Development Representative; Business Development Representative; Telemarketer
Telemarketer | telemarketing; telemarketing agent; teleoperador; telemercadeo; telemercaderista; call center; call centre; call center agent; call centre agent; call center rep; contact center agent; agente de call center; agente telefonico; operador telefonico; agente de contact center; teleagente; telesales agent; phone sales agent || Inside Sales Representative; Appointment Setter
Sales Trainer | sales coach; sales training manager; sales enablement; sales enablement manager; formador de ventas; formador comercial; coach de ventas; coach comercial; entrenador de ventas; instructor de ventas; capacitador de ventas ||
Sales Operations Analyst | sales ops; sales operations; sales operations manager; revops; rev ops; rev ops analyst; revops analyst; revenue operations; sales ops analyst; operaciones de ventas; operaciones comerciales; analista de operaciones de ventas; analista de ventas; analista comercial; sales analyst; crm manager; crm administrator; administrador de crm; revenue operations manager ||
Real Estate Agent | realtor; estate agent; real estate broker; property consultant; agente inmobiliario; asesor inmobiliario; corredor de bienes raices; agente de bienes raices; comercial inmobiliario; vendedor inmobiliario; inmobiliario agente; property agent; real estate consultant; real estate salesperson ||
Financial Advisor | financial adviser; financial planner; wealth manager; asesor financiero; asesor de inversiones; planificador financiero; gestor de patrimonios; private banker; gestor patrimonial; consejero financiero ||
Customer Support Specialist | customer support; customer service; support agent; customer service rep; atencion al cliente; agente de atencion al cliente; soporte al cliente; agente de soporte; help desk || Customer Success Manager
Recruiter | talent acquisition; talent acquisition specialist; headhunter; sourcer; reclutador; seleccionador; tecnico de seleccion; especialista en seleccion; cazatalentos || HR Specialist
HR Specialist | human resources; hr; hr manager; people partner; recursos humanos; rrhh; tecnico de rrhh; especialista en recursos humanos || Recruiter
Marketing Manager | head of marketing; marketing lead; cmo; responsable de marketing; director de marketing; gerente de marketing; jefe de marketing || Digital Marketer; Growth Manager; Brand Manager
Digital Marketer | digital marketing; digital marketing specialist; performance marketer; seo specialist; especialista en marketing digital; tecnico de marketing || Marketing Manager; Media Buyer
Growth Manager | growth; growth marketer; growth hacker; head of growth; responsable de crecimiento || Marketing Manager
Brand Manager | brand lead; responsable de marca; gerente de marca; jefe de marca || Marketing Manager
Media Buyer | paid media; ppc specialist; ads manager; trafficker; comprador de medios; traffic manager; especialista en paid media || Digital Marketer
Content Creator | content writer; content manager; creador de contenido; creador de contenidos; influencer; videographer || Copywriter; Community Manager
Copywriter | copy writer; redactor; redactor publicitario; redactor creativo || Content Creator
Community Manager | social media manager; gestor de comunidades; gestor de redes sociales; responsable de redes sociales || Content Creator
Operations Manager | ops manager; head of operations; coo; jefe de operaciones; gerente de operaciones; responsable de operaciones; director de operaciones ||
Project Manager | pm; project lead; scrum master; jefe de proyecto; jefe de proyectos; gestor de proyectos; director de proyecto; gerente de proyectos || Product Manager
Product Manager | product owner; head of product; jefe de producto; gerente de producto; responsable de producto; gestor de producto || Project Manager
Business Analyst | analista de negocio; analista funcional; consultor de negocio || Data Analyst
Data Analyst | bi analyst; analista de datos; analista de bi || Data Scientist; Business Analyst
Data Scientist | machine learning engineer; ml engineer; cientifico de datos; ingeniero de machine learning; data engineer; ingeniero de datos || Data Analyst
Developer | software engineer; software developer; programmer; coder; engineer software; programador; desarrollador; desarrollador de software; ingeniero de software; ingeniero informatico; web developer; desarrollador web | Backend Developer; Frontend Developer; Full Stack Developer; Mobile Developer; DevOps Engineer |
Backend Developer | backend; back end; backend engineer; back end developer; desarrollador backend; programador backend || Full Stack Developer
Frontend Developer | frontend; front end; frontend engineer; front end developer; desarrollador frontend; programador frontend || Full Stack Developer
Full Stack Developer | fullstack; full stack; fullstack developer; full stack engineer; desarrollador full stack; programador full stack || Backend Developer; Frontend Developer
Mobile Developer | android developer; ios developer; app developer; desarrollador movil; desarrollador de apps; desarrollador android; desarrollador ios ||
DevOps Engineer | devops; sre; site reliability engineer; platform engineer; ingeniero devops; sysadmin; administrador de sistemas ||
Product Designer | ui designer; disenador de producto; disenador ui || UX Designer
UX Designer | ux; ui ux; ux ui; ux ui designer; user experience designer; disenador ux; disenador ux ui; disenador de experiencia || Product Designer
Graphic Designer | visual designer; illustrator; disenador grafico; disenador visual || Product Designer
Virtual Assistant | va; executive assistant; personal assistant; asistente virtual; asistente ejecutivo; asistente personal; administrative assistant; asistente administrativo ||
Consultant | consulting; consultor; advisor; asesor ||
Freelancer | freelance; contractor; autonomo; independiente ||`;

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

export const PROFESSIONS: readonly Profession[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [title, names, includes, near] = line.split('|');
    return {
      title: title!.trim(),
      names: [title!.trim(), ...listOf(names)],
      includes: listOf(includes),
      near: listOf(near),
    };
  });

/** Professions whose people sell themselves: whoever searches for "vendedores" means them. */
export const SELLING = PROFESSIONS.slice(
  0,
  PROFESSIONS.findIndex(({ title }) => title === 'Sales Engineer'),
)
  .map(({ title }) => title)
  .filter((title) => !/Director|Head|Partnerships|Success|Regional|^Sales Manager/.test(title))
  .concat('Appointment Setter', 'Telemarketer');

/** The whole field: "sales" alone. */
export const SALES_FIELD = PROFESSIONS.slice(
  0,
  PROFESSIONS.findIndex(({ title }) => title === 'Real Estate Agent'),
).map(({ title }) => title);

/** Words for the whole field. */
export const FIELD_NAMES = [
  'sales',
  'sale',
  'venta',
  'ventas',
  'selling',
  'sell',
  'sells',
  'vender',
  'vende',
  'venda',
  'vendan',
];

/** Words for anybody who sells. They restrict little, so they are the first to be left out. */
export const SELLING_NAMES = listOf(
  `seller; vendedor; salesperson; salespeople; sales people; sales person; salesman; saleswoman;
  sales professional; sales pro; sales talent; sales team; sales staff; equipo comercial; equipo de ventas; profesional de ventas; perfil comercial;
  fuerza de ventas`,
);
