import { ways, type AnswerSample } from './ways.ts';

/** What is said for politeness: in English the words of the assistant itself come first, in Spanish these. 'Hola' and 'gracias' find them. */
export const courtesies: AnswerSample[] = [
  {
    title: 'A greeting',
    english: ways(`
      hello there / hi there / hey there / hello you / hi you / hey you / hello hello / hi hi / hey hey / hello and hi
      hi and hello / hello to you / hi to you / hey to you / hello to him / hi to her / hello it is me / hi its me
      hey its me / ok hello / ok hi / hello please / hi please / hello from me / hi from us / hello from us
    `),
    spanish: ways(`
      hola / buenos días / buenas tardes / buenas noches / hola buenas / muy buenas / saludos / hola qué tal
      qué tal / buen día a todos / hola a todos / dios les bendiga / hola buenos días
    `),
    answer: 'Hello! What would you like to know?',
    answerSpanish:
      '¡Hola! Puedo contarle de los kits y sus precios, cuánto tardan los resultados, los paquetes, el envío, el taller gratis y las guías. ¿Qué quiere saber?',
    page: '',
  },
  {
    title: 'A thank-you',
    english: ways(`
      ok thanks / thanks ok / ok thank you / thank you ok / thanks and thanks / thank you and thanks / thanks to you
      thank you to him / thanks to her / thanks for it / thank you for it / thanks for that / thank you for that
      thanks for these / thank you for those / thanks for this / thank you for this / thanks from me / thanks from us
      thank you from her / ok ok thanks / so thanks / so thank you / yes thanks / yes thank you / no thanks then
    `),
    spanish: ways(`
      gracias / muchas gracias / mil gracias / muy amable / gracias por su ayuda / gracias por todo
      se lo agradezco / le agradezco mucho / bendiciones y gracias / gracias eso es todo / gracias hasta luego
      muchísimas gracias / gracias por responder
    `),
    answer: 'You are very welcome.',
    answerSpanish: 'Con mucho gusto. ¿Hay algo más que pueda buscar para usted?',
    page: '',
  },
];
