/** What is said for politeness, in English and Spanish. */
export function isGreeting(question: string): boolean {
  return (
    /^\W*(hi|hello|hey|good (morning|afternoon|evening)|greetings|hola)( there| everyone| again)?\W*$/i.test(
      question,
    ) || /^\W*(what can you (do|help)|how can you help|help)( me)?( with)?\W*$/i.test(question)
  );
}

/** 'Ok, I will think about it', 'that is all', 'have a good day' */
const takesLeave =
  /^\W*(?:(?:ok(?:ay)?|alright|all right|well|great|thanks?|thank you|cool|no|yes|so|hm+|gracias|bueno|vale|entonces)\W+)*(?:(?:i(?:'?ll| will| have to| need to| should)? ?(?:just )?(?:think|pray|sleep|mull|talk) (?:about|on|over) (?:it|that|this)(?: (?:first|some more|for (?:a|now).*))?|let me (?:think|pray|sleep)\b.{0,20}|i(?:'?ll| will) (?:be back|come back|let you know|get back to you|do that|order(?: it| one| that)?|look at (?:it|that)|check it out)(?: (?:later|then|tomorrow|soon))?|(?:that(?:'?s| is| was| will be)|that'?ll be) (?:all|it|everything|good to know|helpful|great|good|perfect)(?: (?:for now|then|i needed|thanks|thank you))*|(?:good|nice) to know|got it|makes sense|sounds? good|no thanks?|nothing else|(?:have|you have) a (?:good|great|nice|blessed|lovely) (?:day|one|night|evening|weekend)|see you(?: \w+)?|talk (?:soon|later)|you(?:'?ve| have) been (?:very |so |really )?helpful|lo voy a pensar|lo pensar[eé]|eso es todo|es todo|nada m[aá]s|buen d[ií]a|hasta luego|adi[oó]s|que dios (?:le|lo|la|los) bendiga)\W*)+(?:thanks?|thank you|gracias|bye)?\W*$/i;

/** 'Ok thx', 'great ty so much!' */
const onlyThanks =
  /^\W*(?:(?:ok(?:ay)?|k|alright|great|perfect|cool|awesome|wonderful|amazing|lovely|thanks?|thank (?:you|u)|thankyou|thx|thnx|ty|tysm|appreciate (?:it|that|you)|got it|bye|goodbye|amen|god bless|so much|very much|a lot|you|all|again|then|and)\b\W*)+$/i;

export function isThanks(question: string): boolean {
  return (
    takesLeave.test(question) ||
    /^\W*(?:(?:ok|okay|bueno|muy bien|perfecto|listo|vale|muchas|mil)\W+)*gracias\W*(?:(?:a usted|por todo|por su ayuda|bendiciones)\W*)*$/i.test(
      question,
    ) ||
    onlyThanks.test(question) ||
    /^\W*(thanks|thank you|thx|gracias|muchas gracias|god bless)\b(?!.*\b(but|pero|how|what|whats|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should|need|want|tell|cu[aá]nt\w+|cu[aá]ndo|qu[eé]|puedo|hay)\b)[^?]{0,60}$/i.test(
      question,
    )
  );
}
