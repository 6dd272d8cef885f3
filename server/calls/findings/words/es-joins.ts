import type { WordClasses } from '../text/lexicon.ts';

/** Spanish classes used only inside patterns. */
export const SPANISH_JOINS: WordClasses = {
  clitic: 'me te le les os nos se lo la los las',
  to_them: 'te le les os se',
  to_me: 'me nos',
  be: 'es son esta estan fue era sera parece parecen resulta va van queda quedan se_ve se_ven ha_sido suena funciona funcionan viene vienen sale salen',
  have: 'tengo tenemos tiene tienen hay llevamos',
  takes: 'tarda tardan tardamos tardais lleva llevan son es dura duran necesita necesitan ocupa en',
  i_will: 'voy_a vamos_a va_a van_a',
  subjunctive:
    'pueda puedan permita deje saque salga avise muestre mande haga tenga lleve incluya funcione conecte guarde conozca calcule reparta suene imprima diga traiga venga sea este haya den ponga pongan vaya vea veamos podamos quede entre se_pueda nos_avise me_avise cambie aparezca aguante llegue distinga recuerde genere ofrezca ordene abra cierre soporte descargue mida lea tuviera hiciera pudiera fuera hubiera dejara saliera avisara estuviera viniera se_pudiera',
  subj_act:
    'mandes mande manden mandeis envies envie envien enviais pases pase pasen paseis digas diga digais llames llame llameis prepares prepare prepareis confirmes confirme busques mires mire revises revise expliques',
  imperative:
    'manda mandame mandanos mandamelo mandanoslo mandeme mandenos mandemela mandemelo mandadnos mandadme envia enviame envianos enviamelo envieme envieme enviadme enviadnos pasame pasanos pasamelo paseme pasenos pasadme pasadnos preparame preparanos prepareme preparadnos dime digame decidme confirmame confirmeme confirmanos avisame aviseme avisanos miramelo mirame cotizame cotizamelo cotizemelo coticeme cotiza apunta apuntame apuntanos apuntenos haz hazme hazlo llamame llameme mirad preguntale preguntad pregunta buscame ponme pongame ponnos ponganos acuerdate recuerdame traeme traigame traete traigan revisa revisalo reviselo hagame haganos consigueme haznos resumeme',
  future:
    'enviare enviaremos mandare mandaremos pasare pasaremos preparare prepararemos llamare llamaremos hare haremos dare daremos dire diremos tendra tendras tendran tendre tendremos estare estaremos confirmare confirmaremos revisare revisaremos hablare hablaremos preguntare preguntaremos consultare consultaremos mirare miraremos ire iremos respetare respetaremos mantendre mantendremos pondre pondremos traere traeremos comentare buscare buscaremos reservare firmare firmaremos pagare pagaremos subire remitire remitiremos entregare entregaremos avisare avisaremos gestionare cerrare cerraremos presentare llevare llevaremos conseguire conseguiremos devolvere devolveremos',
  doing:
    'miro mire mando envio paso preparo confirmo digo cuento llamo consulto pregunto hablo reviso busco consigo reservo comparto hago creo pongo aviso remito pido doy llevo traigo apunto subo firmo pago facilito entrego gestiono traslado activo cotizo comento convoco deposito mandamos enviamos pasamos preparamos confirmamos hacemos llamamos avisamos decimos damos ponemos mantenemos respetamos regalamos incluimos instalamos guardamos firmamos',
  she: 'ella el quien la_que el_que los_que',
  big_number:
    'cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil millon millones palos lucas luca',
  would_you: 'podrias podria podriais podrian puedes puede podeis pueden',
  joins:
    'integracion integraciones integrar integrarse conectar conectarse conexion sincronizar exportar importar enlazar vincular',
};
