/** English titles of professions and their Spanish names, as job boards in Spain write them. */
const SPANISH = new Map(
  `Sales Closer: Closer de ventas; Account Executive: Ejecutivo de cuentas; Enterprise Account Executive: Ejecutivo de grandes cuentas;
  Sales Development Representative: Representante de desarrollo de ventas; Business Development Representative: Representante de desarrollo de negocio;
  Business Development Manager: Responsable de desarrollo de negocio; Business Development Director: Dirección de desarrollo de negocio;
  Business Development: Desarrollo de negocio; Account Manager: Gestor de cuentas; Key Account Manager: Gestor de cuentas clave;
  Customer Success Manager: Responsable de éxito del cliente; Inside Sales Representative: Representante de ventas internas;
  Sales Representative: Representante de ventas; Sales Manager: Responsable de ventas; Regional Sales Manager: Responsable regional de ventas;
  Sales Director: Dirección de ventas; Head of Sales: Dirección general de ventas; Channel Sales Manager: Responsable de canal;
  Partnerships Manager: Responsable de alianzas; Sales Engineer: Ingeniero de ventas; Solutions Consultant: Consultor de soluciones;
  Appointment Setter: Concertador de citas; Telemarketer: Teleoperador; Sales Trainer: Formador de ventas;
  Sales Operations Analyst: Analista de operaciones de ventas; Real Estate Agent: Agente inmobiliario; Financial Advisor: Asesor financiero;
  Customer Support Specialist: Especialista en atención al cliente; Recruiter: Técnico de selección; HR Specialist: Técnico de recursos humanos;
  Marketing Manager: Responsable de marketing; Digital Marketer: Especialista en marketing digital; Growth Manager: Responsable de crecimiento;
  Brand Manager: Responsable de marca; Media Buyer: Comprador de medios; Content Creator: Creador de contenido; Copywriter: Redactor publicitario;
  Community Manager: Gestor de redes sociales; Operations Manager: Responsable de operaciones; Project Manager: Jefe de proyecto;
  Product Manager: Responsable de producto; Business Analyst: Analista de negocio; Data Analyst: Analista de datos;
  Data Scientist: Científico de datos; Developer: Desarrollador; Backend Developer: Desarrollador backend; Frontend Developer: Desarrollador frontend;
  Full Stack Developer: Desarrollador full stack; Mobile Developer: Desarrollador móvil; DevOps Engineer: Ingeniero DevOps;
  Product Designer: Diseñador de producto; UX Designer: Diseñador UX; Graphic Designer: Diseñador gráfico; Virtual Assistant: Asistente virtual;
  Consultant: Consultor; Freelancer: Freelance`
    .split(';')
    .map((line) => line.split(':').map((name) => name.trim()) as [string, string]),
);

/** Translates a profession, which is named by its English title, to the language of the screen. */
export const titleName = (title: string, language: string) => (language === 'es' && SPANISH.get(title)) || title;
