import type * as english from '../../en/auth/register.ts';
import type { SameShape } from '../../language.ts';

export const register: SameShape<typeof english.register> = {
  recordFirst: 'Graba primero tu vídeo',
  talentTitle: 'Muestra quién eres',
  companyTitle: 'Conoce a tu próximo fichaje',
  fullName: 'Nombre completo',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  companyName: 'Nombre de la empresa',
  corporateEmail: 'Correo corporativo',
  corporateLength: '{{count}} de 6 caracteres como mínimo',
  phone: 'Teléfono',
  optional: 'Opcional',
  city: 'Ciudad',
  country: 'País',
  confirmation: 'Repite la contraseña',
  passwordHint: 'Al menos 8 caracteres: minúsculas, mayúsculas, cifras, caracteres especiales (opcionales).',
  submit: 'Crear cuenta',
  pending: 'Creando tu cuenta…',
  haveAccount: 'Ya tengo cuenta',
  done: '¡Cuenta creada! Revisa tu correo para verificarla.',
  noUser: 'No se han recibido los datos del usuario',
};

export const chooser: SameShape<typeof english.chooser> = {
  title: 'Hola. Hello.',
  text: '¿Cómo quieres unirte? How would you like to join?',
  companyTitle: 'Soy una empresa',
  companyText: 'Escucha a las personas antes de leer una línea. Desbloquea a quienes quieras conocer.',
  companyAction: 'Únete como Empresa',
  talentTitle: 'Soy talento',
  talentText: 'Graba un vídeo corto por puesto. Las empresas lo ven y te escriben.',
  talentAction: 'Únete como Talento',
  signIn: 'Ya tengo cuenta',
};
