import { languageOf } from 'common/language';
import { healthTermsOf } from '../../curated/terms.ts';

const ofSomebody =
  /\b(?:i|im|ive|me|my|mine|we|our|us|he|hes|him|his|she|shes|her|estoy|estamos|tomo|toma|tengo|tiene|soy|mi)\b/i;

/** 'Pregnant with number 3', 'on Eliquis, 71' */
const tellsAtOnce =
  /^\W*(?:pregnant|nursing|breastfeeding|diabetic|allergic|on \w+|taking|embarazada)\b/i;

/** 'I am on Xarelto', 'she is allergic to eggs': of whoever it is told, and not only asked in general. */
export const tellsOfHealth = (question: string): boolean =>
  (ofSomebody.test(question) || tellsAtOnce.test(question)) &&
  healthTermsOf(question, languageOf(question)).length > 0;
