import { ways, type AnswerSample } from './ways.ts';

/** What is asked of a package, a visit or a supplement in particular. */
export const particulars: AnswerSample[] = [
  {
    title: 'The most popular',
    english: ways(`
      what is your most popular test / which kit do most people buy / best seller / what sells best
      most popular kit / which one does everybody get / what do most of your clients start with
      whats the favorite test / which test do you sell the most of / most common test people order
      what do people usually order / is the package the popular one / top selling kit / the usual first test
      which is the one everybody orders / most bought product / what kit do families choose most
      popular choice for adults / what do other people order / your number one kit / bestselling test
      which option is marked most popular / what would most folks get / most recommended kit / fan favorite kit
      which thing do you sell most
    `),
    spanish: ways(`
      cuál es la prueba más popular / qué kit compran más / el más vendido / cuál es el favorito
      qué pide la mayoría de la gente / cuál venden más / la prueba más pedida / el kit preferido
      qué eligen las familias / con cuál empieza la mayoría / cuál es el más recomendado / lo más vendido de la tienda
    `),
    answer:
      'The Complete Gut Health Package ({price:complete-package}) is the one that the store marks Most Popular: one gut test of your choice and two talks about it. No single kit is marked so. For the belly many adults begin with GI-MAP ({price:gi-map}) or Adult Gut ({price:adult-gut}), and "Help me choose" in the store suggests one by three questions.',
    answerSpanish:
      'El Complete Gut Health Package ({price:complete-package}) es el que la tienda marca como el más popular: una prueba intestinal a elegir y dos conversaciones. Ningún kit solo lleva esa marca. Para la panza muchos adultos empiezan con GI-MAP ({price:gi-map}) o Adult Gut ({price:adult-gut}); la página para elegir le sugiere uno con tres preguntas.',
    page: '/store/complete-package',
  },
  {
    title: 'One package for two people',
    english: ways(`
      can two people share one package / can my husband and i share the package / is the package for two people
      does one package cover me and my wife / package for a couple / can we split the complete package
      does each of us need a package / one package for the whole family / can i share the consult in the package
      is the 877 per person / is the package per person or per family / two kits in one package
      can my son use the test and i use the talk from the package / do couples need two packages
      package for mother and daughter / can both of us be tested with one package / do we need one package each
      is the complete package for one or two / can we both talk to her in the package hour
      can i give the kit of the package to my husband / one package two people / share a package with my sister
      does the package include a second person / can the package be for our family / is one package enough for two
    `),
    spanish: ways(`
      podemos compartir un paquete / el paquete es para dos personas / el paquete es por persona
      un paquete para mi esposo y para mí / sirve un paquete para toda la familia / cada uno necesita su paquete
      paquete para pareja / podemos dividir el paquete / dos pruebas en un paquete / el paquete alcanza para dos
      compartir el paquete con mi hermana / necesitamos dos paquetes
    `),
    answer:
      'No. One Complete Gut Health Package ({price:complete-package}) is for one person: one kit, one sample, and the two talks about that result. Two people need two packages, or one package and a kit of their own. Somebody may sit beside you at the video visit. For several people there is also the Family Wellness Program, with {familyDiscount} off for {familyFrom} or more.',
    answerSpanish:
      'No. Un Complete Gut Health Package ({price:complete-package}) es para una persona: un kit, una muestra y las dos conversaciones sobre ese resultado. Dos personas necesitan dos paquetes, o un paquete y un kit más. Alguien puede acompañarle en la videollamada. Para varias personas está también el Family Wellness Program, con {familyDiscount} menos desde {familyFrom} personas.',
    page: '/store/complete-package',
  },
  {
    title: 'The package or its parts',
    english: ways(`
      is the package cheaper than buying the test and the consult separately / do i save money with the package
      package or test and consult one by one / is the package a better deal / what do i save with the bundle
      test plus consult separately versus package / does the package work out cheaper / do the math on the package
      kit and hour alone compared to the package / is 877 less than a kit plus the visit / is the bundle worth it
      how much do you save buying the package / cheaper to get the kit and consult on their own
      why buy the package instead of a kit and a consult / what is the saving on the complete package
      compare package price to single parts / does it cost less bundled / package versus gi map and consult
      adult gut and a consult or the package / if i buy the test first and the visit later is it more
      price of kit plus consult against package / is the package really a discount / package savings
      would i pay more if i bought them apart / total of the parts of the package
    `),
    spanish: ways(`
      sale más barato el paquete / conviene el paquete o comprar por separado / cuánto ahorro con el paquete
      prueba y consulta por separado o paquete / vale más la pena el paquete / el paquete es un descuento
      cuánto costaría la prueba más la consulta sin el paquete / paquete contra kit y consulta / es mejor el paquete
      cuánto es el kit y la consulta aparte / comparar el paquete con las partes / ahorro del paquete
    `),
    answer:
      'By themselves Adult Gut and the Concierge Consult come to {sum:adult-gut+concierge-consult}, GI-MAP and the consult to {sum:gi-map+concierge-consult}. The Complete Gut Health Package is {price:complete-package}: one gut test of your choice, the hour on the results, and a 30-minute follow-up that a kit and a consult alone do not have.',
    answerSpanish:
      'Por separado, Adult Gut y la Concierge Consult son {sum:adult-gut+concierge-consult}; GI-MAP y la consulta, {sum:gi-map+concierge-consult}. El Complete Gut Health Package cuesta {price:complete-package}: una prueba intestinal a elegir, la hora sobre los resultados y un seguimiento de 30 minutos que por separado no viene.',
    page: '/store/complete-package',
  },
  {
    title: 'Supplements without a test',
    english: ways(`
      do you sell the probiotic without a test / can i buy only the enzymes / can i get gut repair alone
      do i need a kit to buy supplements / just the probiotic no kit / supplement by itself
      can i order vitamins without a consult / are the supplements sold separately / only want the probiotic
      do i have to be a client to buy supplements / buy enzymes on their own / order gut repair without testing
      is shipping free on supplements / do supplements ship free too / shipping cost for the probiotic
      do you ship the enzymes / free shipping on gut repair / is a test required for the supplements
      can i reorder the probiotic / one bottle only / do supplements need a prescription
      can anyone buy the digestive enzymes / purchase probiotic only / do i need results before buying a supplement
      does the probiotic come by mail / shipping for supplements
    `),
    spanish: ways(`
      puedo comprar solo el probiótico / venden las enzimas sin prueba / se vende gut repair solo
      necesito un kit para comprar suplementos / los suplementos se venden aparte / solo quiero el probiótico
      el envío de los suplementos es gratis / cuánto cuesta enviar el probiótico / hace falta prueba para los suplementos
      puedo volver a pedir el probiótico / comprar enzimas solas / suplementos sin consulta
    `),
    answer:
      'Yes. The Probiotic ({price:probiotic}), Digestive Enzymes ({price:digestive-enzymes}) and Gut Repair ({price:gut-repair}) can be bought alone: no test and no visit is required. Put them in the cart; shipping within the United States is free. Read the label first, and ask your doctor or pharmacist with a medicine, an illness, in pregnancy, while nursing or for a child.',
    answerSpanish:
      'Sí. Probiotic ({price:probiotic}), Digestive Enzymes ({price:digestive-enzymes}) y Gut Repair ({price:gut-repair}) se compran solos: no hace falta prueba ni consulta. Póngalos en el carrito; el envío dentro de los Estados Unidos es gratis. Lea antes la etiqueta, y pregunte a su médico o farmacéutico si toma medicinas, tiene una enfermedad, está embarazada, da pecho o es para un niño.',
    page: '/store/probiotic',
  },
  {
    title: 'Supplements and the FDA',
    english: ways(`
      are the supplements fda approved / fda approval of the probiotic / is gut repair approved
      are your vitamins tested by the fda / who approves the supplements / has the fda looked at the enzymes
      what about the supplements are they approved / are supplements regulated / third party tested supplements
      is the probiotic gmp certified / purity testing of your supplements / are the supplements usda organic
      certificate for the probiotic / what does the star behind the claim mean / fda statement on the probiotic
      do the supplements cure anything / are the claims on the enzymes proven / supplement disclaimer
      have these statements been evaluated / evidence for gut repair / quality of your supplements
      where are the supplements made / is the probiotic made in the usa / supplement quality seal
      who tests your supplements
    `),
    spanish: ways(`
      los suplementos están aprobados por la fda / la fda aprobó el probiótico / quién aprueba los suplementos
      son de calidad los suplementos / tienen certificado los suplementos / dónde se fabrica el probiótico
      están probados los suplementos / qué significa el asterisco / la fda evaluó las enzimas
      suplementos con certificado / quién controla los suplementos / gut repair está aprobado
    `),
    answer:
      'No approval is named. The pages of the supplements say that their statements have not been evaluated by the Food and Drug Administration, and that they are not intended to diagnose, treat, cure or prevent any disease. Where they are made and who tests them, the site does not say: read the label and ask through the contact form before you take one.',
    answerSpanish:
      'El sitio no nombra ninguna aprobación. Las páginas de los suplementos dicen que la FDA no ha evaluado lo que afirman y que no sirven para diagnosticar, tratar, curar ni prevenir enfermedades. Dónde se fabrican y quién los controla, el sitio no lo dice: lea la etiqueta y pregunte en el formulario de contacto (contact form) antes de tomarlos.',
    page: '/store/probiotic',
  },
  {
    title: 'Whether the visit includes a kit',
    english: ways(`
      does the consult include a test / is a kit included in the concierge consult / is my test included in the visit
      do i get a kit with the consultation / does the hour come with a test / is testing part of the consult
      consult price with or without kit / is the lab test in the 750 / does 750 cover the test
      what is not included in the consult / are labs included in the appointment / do i pay for the kit on top of the consult
      kit separate from the consult / is the stool test part of the visit / visit plus kit or just the visit
      does she send a kit before the visit / will i get a test at the consult / is anything mailed with the consult
      consult without test / do i have to buy a test too / does the consult price include results
      is the kit extra with a consultation / test and consult together included / do visits come with a kit
      does the appointment include testing
    `),
    spanish: ways(`
      la consulta incluye una prueba / viene un kit con la consulta / la prueba está incluida en la consulta
      los 750 incluyen la prueba / el kit se paga aparte de la consulta / la consulta trae kit
      incluye análisis la consulta / tengo que comprar también una prueba / la hora incluye la prueba
      qué no incluye la consulta / consulta sin prueba / consulta con prueba incluida
    `),
    answer:
      'No. The Concierge Consult ({price:concierge-consult}) is the hour by video and the written plan; a kit is ordered separately, and you need none. The Complete Gut Health Package ({price:complete-package}) has both: one gut test of your choice, the hour on its results and a 30-minute follow-up.',
    answerSpanish:
      'No. La Concierge Consult ({price:concierge-consult}) es la hora por video y el plan escrito; el kit se pide aparte y no es necesario. El Complete Gut Health Package ({price:complete-package}) tiene las dos cosas: una prueba intestinal a elegir, la hora sobre los resultados y un seguimiento de 30 minutos.',
    page: '/store/concierge-consult',
  },
];
