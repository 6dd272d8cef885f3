/**
 * Given names, folded: a match is a person, not a product. Compiled by hand from common names in English- and Spanish-speaking
 * countries and their neighbors.
 */
export const GIVEN_NAMES = new Set(
  (
    'abby abdul abel abigail adam adela adil aditi adrian adriana agnes agustin ahmed aidan aileen ailsa aisha aitor akira alan ' +
    'alba alberto alec aled alejandra alejandro alex alexandra alfonso alfredo alice alicia alina alison alistair amaia amal ' +
    'amanda amelia amir amit amparo amy ana andrea andres andreu andrew andy aneta angel angela anil anita anja anjali ankit ann ' +
    'anna anne anneka annika anthea anthony antonia antonio april araceli arantxa archie ariel arjun arlene arnau arthur arturo ' +
    'asha ashley astrid aurora ayesha azucena babak barbara bea beatriz beba becky belen bella ben benito benjamin bernardo bernie ' +
    'beth bethan betty bianca bilal bill blanca blessing bob bogdan borja brandon brenda brendan brian bridget bronwyn bruno bryan ' +
    'callum camila camille candela candice carla carlos carly carmen carol carolina caroline carolyn carrie casey catalina cath ' +
    'catherine cecilia celia cerys cesar chad chantal charles charlie charlotte charo chelo chema chidi chloe chris christian ' +
    'christine chuy ciara cindy claire clara claudia clive cody colin connor conor consuelo cora craig cristina curtis cynthia ' +
    'dale damian damien dan daniel daniela danielle danika dario darius darlene darren daryl dave david dawn deb debbie debora ' +
    'deborah declan deepa deepak deirdre delia denise dennis derek derrick desmond devon diana diane diarmuid diego dina dinesh ' +
    'dolores dominic donal donna doreen doris dorothy doug drew duncan dwayne dylan earl ebony eddie edgar edith edna eduardo ' +
    'edward eileen eimear elaine eleanor elena elias elizabeth ella ellen elliot elsa elvira emanuel emeka emilio emily emma ' +
    'emmanuel encarna enrique eric erica erik erin ernesto ernie esteban esther ethan eugene eunice eusebio eva evan evelyn ' +
    'ezequiel facundo farah fatima faye federico felicity felipe felix fergus fernan fernanda fernando fidel filip finn fiona flor ' +
    'florencia florian floyd frances francesca francisco frank fred freddie freya gabi gabriel gabriela gael gail gareth garrett ' +
    'gary gavin gemma genevieve george georgia gerard gerardo german gilbert gilberto giles gina giovanni gisela gladys glen glenn ' +
    'gloria gonzalo gordon grace graham greg greta griselda guillermo gunther gustavo guy gwen hamish hank hannah harold harriet ' +
    'harry harsh harvey hassan hazel heather hector heidi helen helena henry hilary hiroshi holly horacio howard hugo humberto ian ' +
    'ibrahim idoia ignacia ignacio iker imogen imran india ines ingrid inigo irene irina iris irma isaac isabel isabella isidro ' +
    'ismael itziar ivan jack jacob jacqueline jade jaime jake jamal james jamie jan jana jane janet janice jared jasmin jason ' +
    'jasper javi javier jay jayne jean jeff jemma jen jenna jennifer jenny jeremias jeremy jerome jess jessica jill jim jimena jo ' +
    'joan joanne joaquin jodie joe joel johan johanna john jolene jon jonas jonathan jordan jordi jorge jose josefa josefina ' +
    'joseph josh joshua jovita joy joyce juan juana judith julia julian juliana julie julieta julio justin kaitlin kamal kara ' +
    'karen karim karina karl katarina kate katherine kathleen kathryn kathy katie katja kavita kayla keiran keith kelly kelvin ' +
    'kemal ken kendra kenji kenneth kerry kevin kiara kieran kike kim kirsten kirsty kofi krishna kurt kwame kyle lachlan laia ' +
    'lakshmi lalo lance laszlo latisha laura lauren leandro leila len lena leo leon leonardo leonor lesley leticia lewis liam ' +
    'lidia lila lina linda lionel lisa lisandro liz lois lola lorena lorenzo loretta lorna lorraine lottie louis louise lourdes ' +
    'lucas lucho lucia luciana lucy ludmila luis luisa luke lupe luz lydia lyle lynn mabel macarena maeve magda magdalena maite ' +
    'malcolm manoli manolo manuel manuela marc marcela marcelo marcia marco marcos marcus margaret margarita margo maria mariam ' +
    'mariana maribel marina mario marisa marisol marlene marlon marta martha martin marty marvin mary mateo mateus matias matt ' +
    'matthew maura maureen maurice mauricio maya meg megan melanie melissa mercedes meredith mia micaela michael michelle mick ' +
    'miguel mike milagros miles minh miren miriam mitch mohamed mohammed moira mollie molly monica montse morag muhammad muriel ' +
    'myra nacho nadia nadine nancho nancy naomi natalia natasha nathan neil nelson nerea nestor nia niall nicholas nick nicola ' +
    'nicolas nigel nikhil niko nina nita noah noelia nora noreen norma nuria octavio oisin olga oliver olivia omar oscar osvaldo ' +
    'otto owen pablo paco paloma pam pamela paquita pascual pat patience patri patricia patricio patrick patty paul paula paulina ' +
    'pauline pedro peggy penny pepa pepe percy peter petra phil philip phoebe pia pilar piotr pippa pooja poppy prakash preeti ' +
    'priscilla priya quentin quique rachael rachel rafa rafael rahul raj rajesh ramiro ramon raquel rashid raul ravi ray rebeca ' +
    'rebecca regina renata rene reyes rhian rhona rhys ricardo richard rita rob robert roberta roberto robin rocio rodolfo rodrigo ' +
    'rogelio roger roman romina ronan rory rosa rosalia rosalind rosario rosaura rosie ross roy ruben rufino rufus rupert russell ' +
    'ruth ryan sabine sabrina sagrario sally salma salvador sam samantha samir samira samuel sandeep sandra sanjay santi santiago ' +
    'sara sarah saskia saul scott sean sebastian selma serena sergio shane shannon sharon shaun sheila shelley sheryl shirley ' +
    'shreya sian sid silvia simon simone sinead siobhan sofia solange sole soledad sonia sonja sophie soraya spencer stacey stefan ' +
    'stella stephanie stephen steve steven stewart stuart sue sunil sunita suresh susan susana susie suzanne sven svetlana tadeo ' +
    'tamara tamsin tania tara tatiana ted teo terence teresa terry tess thabo thandi thandiwe theo theresa thiago thomas tiago tim ' +
    'timothy tina tobias toby todd tom tomas toni tony tracey tracy travis trevor trini trish trisha tristan tyler tyrone ulises ' +
    'ulrich una uri ursula valentina valeria vanessa vasco vera veronica vic vicente vickie vicky victor victoria vijay vikram ' +
    'viktor vince vincent virginia viv vivian viviana vlad walter wanda warren wayne wendell wendy wesley whitney wilfred will ' +
    'william wilma winston xavi xavier ximena xochitl yadira yanina yara yasmin yasmine yolanda yuki yusuf yvette zack zainab zara ' +
    'zelda zoe zoltan'
  ).split(' '),
);

/** Places and related adjectives, folded. */
export const PLACES = new Set(
  (
    'aarhus aberdeen abuja accra adelaide africa ahmedabad aires alabama albacete alberta albuquerque alemania alicante almeria ' +
    'ambato america american amsterdam anchorage andalucia ankara antofagasta antwerp apodaca areco arequipa argentina arica ' +
    'arkansas asia astorga asturias asuncion athens atlanta auckland austin australia austria avila aviles badajoz badalona ' +
    'baltimore bangalore bangkok barcelona bariloche barranquilla basel bath beijing belfast belgium belgrade belgrano bengaluru ' +
    'bergen berlin bern bilbao birmingham bogota boise bologna bordeaux boston bradford braga bratislava brava brazil brighton ' +
    'brisbane bristol britain british brixton brno bronx brooklyn brussels bucaramanga bucharest budapest burgos busan caballito ' +
    'caceres cadiz cairo calgary cali california callao cambridge camden canada canarias canberra cancun caracas cardiff carolina ' +
    'cartagena castellon castilla catalan cataluna cebu charlotte chennai chester chicago chihuahua chile china chinese ' +
    'christchurch cincinnati clare cleveland cluj cologne colombia colombo columbus concepcion copenhagen cordoba cork cornwall ' +
    'coruna costa coventry coyoacan croydon cuenca culiacan cusco dallas darwin delaware delhi denmark denver derby derry detroit ' +
    'devon dhaka doha donostia dresden dubai dublin dundee dunedin durban dusseldorf dutch edinburgh edmonton eindhoven elche ' +
    'england english espana essex ethiopia europa europe european euskera exeter faro farrukhnagar ferrol finland florence florida ' +
    'france francia frankfurt french fresno fuerteventura galicia galway gasteiz gdansk geneva genoa german germany ghana ghent ' +
    'gijon girona glasgow gothenburg granada graz guadalajara guatemala guayaquil gurgaon habana hackney halifax hamburg hannover ' +
    'hanoi helsinki hermosillo hobart holland honolulu hosur houston huelva huesca hull hyderabad ibiza idaho illinois india ' +
    'indiana inglaterra inverness iowa ipswich iquique iquitos ireland irish islington istanbul italia italian italy izmir jaen ' +
    'jaipur jakarta japan jeddah jersey johannesburg juriquilla kampala kansas karachi kathmandu kent kentucky kenya kolkata ' +
    'krakow kuwait kyoto lagos lahore lancashire lanzarote laureles lausanne leeds leicester leipzig leon lille lima limerick ' +
    'lisboa lisbon liverpool ljubljana lleida logrono loja london louisiana lugo luton lyon madrid maine makati malaga mallorca ' +
    'malmo managua manama manchester manhattan manila manitoba manizales manta maracaibo marseille maryland mayo medellin ' +
    'melbourne memphis mendoza menorca merida mexico miami michigan milan milwaukee minneapolis minnesota miraflores moerdijk ' +
    'montana monterrey montevideo montreal mumbai munich murcia muscat nairobi nantes naples nashville nebraska netherlands ' +
    'neuquen nevada newcastle newport nigeria noida norfolk norte norway norwich nottingham oakland oaxaca ohio oklahoma omaha ' +
    'ontario oregon orlando osaka oshkosh oslo osorno ottawa ourense oviedo oxford paisley palencia palermo pamplona panama paris ' +
    'paysandu pereira perth peru philadelphia phoenix pitalito pittsburgh piura plovdiv plymouth polanco poland pontevedra ' +
    'portland porto portugal portuguese prague preston pretoria puebla pune quebec queens queretaro quetzaltenango quillota quito ' +
    'raleigh reading recoleta rennes richmond riga riyadh rome rosario rotterdam sabadell sacramento saigon salamanca salta ' +
    'saltillo salto sandton santander santiago scotland scottish seattle segovia seoul sevilla shanghai sheffield shenzhen ' +
    'singapore sofia soho soria soweto spain spanish spokane stockholm stoke strasbourg stuttgart suffolk sur surrey sussex ' +
    'swansea sweden switzerland sydney taipei tallinn tampa tampere tanzania tarragona tegucigalpa temuco tenerife tennessee ' +
    'terrassa teruel texas thessaloniki tijuana tokyo toledo toluca toronto torrevieja toulouse tromso trujillo truro tucson ' +
    'tucuman tulsa tupelo turin uganda uk us usa utah utrecht valdivia valencia valladolid valparaiso vancouver venice veracruz ' +
    'vermont vienna vigo vilnius virginia viru vitoria wales warsaw waterford wellington welsh wetherby wien winnipeg wisconsin ' +
    'wroclaw wyoming york yorkshire zacapa zagreb zamora zaragoza zurich'
  ).split(' '),
);

/** Common sentence openers. A capitalized first word that isn't listed here may be a name. */
export const STARTERS = new Set(
  (
    'a about absolutely actually after again agreed ah alas all almost already alright also although always am amazing an and another any anybody anyone anything anyway apart apparently are around as ask at awesome basically because been before besides better between both bottom brilliant but by bye call can carry certainly chiefly clearly come compared cool correct could currently dear deal decent definitely depends did do does done each early easy eight either eighty eleven else enough even eventually every everybody everyone everything exactly excellent except fair fantastic far fifteen fifty fine finally first five for forget forty four fourteen frankly from full funny generally get give glad go god going good goodbye got grand great guess ha half happy hard hardly have he hello help her here hers hey hi his hold honestly how however hundred i if ideally in indeed instead interesting is it its just keep last later least left less let like listen look looks lots love lovely make many marvellous may maybe me mind more most mostly much must my naturally near neither never next nice nine ninety no nobody none nope not noted nothing now obviously of off often oh okay ok on once one only ooh or other others ouch our out over part per perfect perhaps personally please plus point possibly precisely presumably pretty probably put quick quite rather really recording right roughly same say second see send sensible seven seventy several shall she should show since six sixteen sixty so some somebody someone something sometimes soon sorry speaking start still stop strictly such super sure take talk talking ten terrific thank thanks that the their them then there these they thing things think thirty this those three through thus till time to today together tomorrow tonight too totally true try twelve twenty two typically ugly ugh under understood unfortunately unless until up upstairs us usually very wait was we well were what whatever when where whether which while who whose why will wish with within without wonderful would wow wrong yeah year yep yes yesterday yet you your yours ' +
    'abierto acuerdo ademas adelante adios ahi ahora ajá ajam al algo alguien algun alguna ambos andale antes anotado apenas aqui asi atras aun aunque bastante bien bueno buena buenas buenos cada casi catorce cero cerca cien cinco claro como con contento correcto creo cual cuales cualquier cuando cuanto cuarenta cuatro cuenta cuidado da dale de debe deberia del depende desde despues dice dicen diez digame dime donde dos durante e el ella ellas ellos en encantada encantado entiendo entonces era eres es esa ese eso esos esta estaba estamos estan estas este esto estos estoy estupendo eso exacto excelente faltaba fenomenal genial gracias ha hace hacemos hago han hasta hay he hemos hola hombre hoy igual incluido incluso ir jefe je jueves junto justo la las le les lo los luego madre mal manana mas me mejor menos mi mientras mil mira mire mirad mis mucha muchas mucho muy nada nadie necesito necesitamos ni ningun no nos nosotros normal nuestra nuestro nunca o ojala once oiga ojo otra otro oye para parece perdon perdona perfecto pero poco podemos podria por porque pregunta primero prefiero pues puede puedo que quien quiero quince quiza razonable sabe se segun segundo seguro seis ser si sí siempre siete simplemente sin so sobre solo somos son soy su sus supongo tal tambien tampoco tan tanto te tenemos tengo tercero ti tiene tienen todavia todo todos tome tomo trato tras treinta tres tu tus u un una uno unos usted ustedes uy va vale vamos varios vaya veinte veo venga ver verdad vera vuestra y ya yo'
  ).split(' '),
);
