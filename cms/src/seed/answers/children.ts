import { ways, type AnswerSample } from './ways.ts';

/** Kits for children, and who orders for them. */
export const children: AnswerSample[] = [
  {
    title: 'Child age',
    english: ways(`
      can my 16 year old do the adult gut / how old does a child have to be / what age is baby gut for
      is there a test for my 2 year old / my son is 3 which one / test for teenagers / is it safe for babies
      what about a newborn / what age can kids be tested / can my 2 year old do this / is there a test for babies
      my daughter is 14 which kit / how young is too young / do you see children / can toddlers do the gut test
      my kid just turned 3 / kids test age range / my son just turned 3 / is child gut ok for a 10 year old
      something for a 4 year old / infant test / kit for my toddler / my kid is 17 / oldest age for the child kit
      youngest age / how old for the baby kit / is a 12 year old a child or an adult
      can teenagers do the adult one / 6 month old / twins age 5 / do you have a kit for kids
      does she see newborns / do you work with babies / which kit for a two year old / test for a teenager
      my daughter is seventeen which one / baby gut or child gut / kit for a newborn
      is there something for a 6 month old / she is about to turn three / almost 3 years old which kit
      what ages is child gut / age limit / is 18 a child or adult / too young for testing
      can my toddler do gi map / kit for my grade schooler / gut test for a 10 year old / infants
      from what age can you test / my grandson is four / kids kit / tests for children / my son is in high school
      gi map for kids / organic acids for a child / do you test preteens / can a five year old be tested
      twelve yr old with tummy aches which kit / is the adult one ok for my 16 year old / test for a 1 year old
      my son is 16 which test / daughter is 15 what kit
    `),
    spanish: ways(`
      a partir de qué edad se hace la prueba / tienen prueba para bebés / mi hija tiene ocho años / atienden niños
      mi hijo tiene 5 años / hay prueba para bebés / desde qué edad / mi hija de 12 años
      mi niño tiene 2 años y usa pañal / se puede con pañal / a qué edad / para niños de 8 años
      tienen algo para mi hijo de 8 años / mi bebé tiene 1 año qué prueba le toca / prueba para adolescentes
      es para niños / qué kit para un niño de dos años / prueba para adolescente / mi hija tiene 17 cuál
      baby gut o child gut / tienen pruebas para niños / mi bebé tiene 8 meses / va a cumplir tres años
      gi-map para niños / hasta qué edad es child gut / prueba para mi hijo de diez años / kit para recién nacido
      edad para la prueba / pruebas infantiles / cuál kit para mi hijo de 16
    `),
    answer:
      'Baby Gut is for ages {ageRange:baby-gut}, from the diaper. Child Gut is for ages {ageRange:child-gut}, with an easy swab. At three, both touch, so ask us with the birth date. A parent or guardian orders, collects and joins any consultation. For all other kits the site names no age for children, so please ask through the contact form first. Please keep seeing your pediatrician.',
    answerSpanish:
      'Baby Gut es para {ageRange:baby-gut} años, con muestra del pañal. Child Gut es para {ageRange:child-gut} años, con un hisopo sencillo. A los tres años coinciden; díganos la fecha de nacimiento. Un padre, madre o tutor pide, toma la muestra y acompaña la consulta. Para los demás kits el sitio no indica edad para niños; pregunte antes en el formulario de contacto (contact form). Por favor, siga viendo a su pediatra.',
    page: '/faq',
  },
  {
    title: 'Minors ordering',
    english: ways(`
      i am 15 can i buy one myself / im 16 can i order on my own
      can a teen order by themselves / i am a teen can i buy a kit / does a minor need a parent
      my daughter wants to order her own / do i have to be 18 / under 18 ordering
      can my teenager use her own card / is a guardian needed / kid wants to buy a test alone
      do teens need permission / can minors have a consult without parents / im 17 and my mom doesnt know
      who has to order for a child / can a grandparent order for a kid / legal guardian order
      foster parent can i order / divorced dad can i order for my son / my teenager wants to talk to her alone
      can a student under 18 sign up / does the parent have to be on the video / consent for children
      stepmom ordering / age to order / can my boy order it himself / parental consent
      how old do you have to be to use this site
      can grandma collect it for my kid / can the nanny collect the sample / who has to collect it for a child
      who collects the sample on the child kit / does a parent take the sample for the child kit / my nine year old is embarrassed who takes the sample
    `),
    spanish: ways(`
      puede pedir un menor de edad / tengo 16 puedo comprar / mi hija quiere pedir sola / hay que tener 18 años
      necesita permiso de los padres / puede un abuelo pedir para el nieto / quién tiene que pedir para un niño
      un menor puede tener consulta solo / tiene que estar el papá en la videollamada
      soy tutor legal puedo pedir / edad para comprar / mi hijo adolescente quiere hacerlo él mismo
      necesito consentimiento
    `),
    answer:
      "A parent or guardian orders for a child, collects the sample and joins every consultation. Child Gut is for ages {ageRange:child-gut}, Baby Gut for {ageRange:baby-gut}. So please order it yourself, with your child's first name and birth date. If you are not sure who may order, ask through the contact form.",
    answerSpanish:
      'Un padre, madre o tutor hace el pedido para un niño, toma la muestra y acompaña toda consulta. Child Gut es para {ageRange:child-gut} años, Baby Gut para {ageRange:baby-gut}. Por favor, pida usted, con el nombre y la fecha de nacimiento de su hijo. Si no sabe quién puede pedir, pregunte en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: "What the children's kits show",
    english: ways(`
      what does child gut show / what do you learn from baby gut / is the childrens test worth it
      baby microbiome test / what will the kids test tell me / why test a babys gut
      does child gut explain my sons behavior / does the baby test find colic / what is in the childs report
      can the test show why she has eczema / does it give food advice for my child
      is the childs test the same as adult / does child gut find parasites / gut bacteria of my toddler
      what does baby gut check / should i test a healthy child / test results for kids easy to read
      does baby gut look at formula or breast milk / adhd and the gut test / how do i read my childs report
      is child gut useful / what does baby gut tell you / what will i know about my babys gut
      what does the kids kit measure / is the baby kit good for colic
    `),
    spanish: ways(`
      qué muestra child gut / qué muestra baby gut / para qué sirve la prueba de bebé
      vale la pena la prueba de niños / explica la conducta de mi hijo / qué dice el informe del niño
      da consejos de comida para mi hijo / busca parásitos la de niños / la prueba de bebé explica los cólicos
      microbioma del bebé / explica el eccema de mi niña / la prueba de niños es igual a la de adultos
      qué se aprende de la prueba de mi hijo
    `),
    answer:
      "Child Gut and Baby Gut show which bacteria live in a child's gut, species by species, how much of each, and how varied they are. They do not explain by themselves a rash, a mood, colic or poor sleep, they are not allergy tests and not made to find an infection. Every growing gut is different. Please keep seeing your pediatrician, and ask before you take foods away from a child.",
    answerSpanish:
      'Child Gut y Baby Gut muestran qué bacterias viven en el intestino del niño, especie por especie, cuánto de cada una y qué tan variadas son. No explican por sí solas un sarpullido, el ánimo, los cólicos o el mal sueño; no son pruebas de alergia y no buscan infecciones. Cada intestino que crece es distinto. Siga viendo a su pediatra, y pregunte antes de quitarle alimentos a un niño.',
    page: '/store/child-gut',
  },
];
