/** Tools, markets and specialist knowledge. Same format as `skills.ts`. */
export const TOOL_SKILLS = `
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
Data protection; gdpr; rgpd; privacidad; proteccion de datos
`;
