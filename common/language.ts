/** The languages that visitors are answered in. */
export type Language = 'english' | 'spanish';

const spanish = new Set(
  'el la los las un una unos unas de del en y o que qué es son está están por para con sin mi mis su sus tu tus me te se le les lo hay hola gracias cuánto cuanto cuánta cuanta cuántos cuantos cuántas cuantas cuándo cuando cómo como dónde donde cuál cual quién quien puedo puede pueden tengo tiene tienen quiero necesito hacen hago hace sirve sirven prueba pruebas precio cuesta cuestan vale niño niña hijo hija bebé bebe embarazada resultados envío envio días dias ustedes usted hacen aceptan envían envian tienen trabajan ofrecen venden recetan hablan atienden consulta consultas pedido envíos envios seguro médico cita citas gratis cuánta dura tarda tardan muestra regalo devolver cancelar pagar pago pagos tarjeta dirección direccion correo llegó llego necesita guía guia taller mío mio duele dolor panza estómago estomago mucho muy algo alguien fiebre sangre ataque al corazón corazon infarto heces pecho cabeza garganta veneno pastillas morir matar respirar convulsiona desmayo desmayó vómito vomito esposo pareja amenaza años meses quiere quieren están estoy soy eres somos ayuda favor si sí pero también tambien'.split(
    ' ',
  ),
);
const both = new Set([
  'me',
  'son',
  'es',
  'como',
  'vale',
  'cual',
  'si',
  'o',
  'y',
  'la',
  'los',
  'un',
]);

/** The language that a message is written in: Spanish where its small words are, English else. */
export function languageOf(text: string): Language {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const found = words.filter((word) => spanish.has(word));
  const sure = found.filter((word) => !both.has(word)).length;
  if (/[¿¡ñ]/i.test(text)) return 'spanish';
  return sure > 0 && found.length / Math.max(1, words.length) >= 0.25 ? 'spanish' : 'english';
}
