import { ways, type AnswerSample } from '../ways.ts';

/** What is sold, and what a package holds. */
export const packages: AnswerSample[] = [
  {
    title: 'Tests that are not sold',
    english: ways(`
      is there a kit that checks vitamin d / do you test vitamin levels / test for iron or ferritin
      do you have a sibo breath test / can you test for sibo / do you test thyroid / do you do blood work
      blood test for iron / vitamin d test / hair test / cancer test / lyme test / std test / celiac blood test
      sleep test / do you test pets / test for my dog / thyroid panel / urine infection test / blood sugar / a1c
      cholesterol / colonoscopy / endoscopy / covid test / pet kit / saliva cortisol at a clinic / essential oils
      do you sell protein powder / massage / iv drip / weight loss shots / semaglutide / do you sell books / gym
      do you have a thyroid panel / blood work for cholesterol / sibo breath kit / hair analysis
      do you test dogs / do you sell a heavy metal panel / test for lyme / sleep study / diabetes a1c kit
      ancestry test / sperm test / allergy skin test / is there a kit for cats / iron test / pregnancy test strips
      histamine test / mri or ultrasound / drug test / blood type test / test for autism
      water testing for my well / test my breast milk / kidney function test / celiac blood panel
      test for my horse
    `),
    spanish: ways(`
      tienen prueba de aliento para sibo / prueba de tiroides / análisis de sangre / hacen análisis de sangre
      prueba de azúcar / tienen prueba de tiroides / análisis de colesterol
      análisis de cabello / prueba para perros / prueba de vitamina d / prueba de diabetes / prueba de lyme
      prueba de hierro / hacen ultrasonidos / prueba de histamina / prueba de riñón / venden prueba de covid
    `),
    answer:
      'The store lists all the kits there are: stool, urine, saliva and one finger-prick panel, for people only. What is not there, such as a breath test or blood work at a lab, the site does not offer. Ask your doctor for it, or ask us through the contact form what would come closest.',
    answerSpanish:
      'La tienda muestra todos los kits que hay: heces, orina, saliva y un panel con punción del dedo. Lo que no está ahí, como una prueba de aliento o análisis de sangre, el sitio no lo ofrece. Pida a su médico o pregunte en el formulario de contacto (contact form).',
    page: '/store#testing',
  },
  {
    title: 'What is sold',
    english: ways(`
      what do you sell / what do you offer / what services do you have / how does this work / how does it work
      what do you guys do / what is this site / where do i begin / im new here / what happens after i order
      what are the steps / walk me through the process / what can i buy here / what is this about
      tell me how you work / explain the process / what do you help with / what comes after i pay / first step
      list of services / what happens next / how do i get started / overview / what are your services
      tell me what this site does / how does the whole thing work / steps from start to finish
      what kinds of tests are there / how many kits do you have / what is in the store / parts of the store
      which tabs does your shop have / whats the difference between kit package and program / overview of services
      what happens after i buy / so how does this work exactly / what do you people do / give me the big picture
      list everything you sell / what packages are there / categories in the shop
      how do i get started with you all / i heard about you from a friend what is it / products and services
      everything you offer / explain your shop to me / what can this practice do for me / what is there to buy
      what happens after i hit pay / what happens next after checkout / i paid what happens now / what comes after ordering
    `),
    spanish: ways(`
      qué ofrecen / cómo funciona / qué servicios tienen / qué venden / qué pasa después de pedir
      de qué se trata / cómo empiezo / qué hacen / cómo es el proceso / explíqueme cómo es / qué hago primero
      para qué sirve esto / cómo funciona todo / cuáles son los pasos / qué hay en la tienda / cuántos kits tienen
      qué paquetes hay / explíqueme cómo trabajan / qué hacen ustedes / qué pasa después de comprar
      diferencia entre kit paquete y programa / qué puedo comprar aquí / qué tipos de pruebas hay
      cómo se trabaja con ustedes / explíqueme el proceso
    `),
    answer:
      'You order a kit; it leaves us in {shippingLeaves} and arrives in {shippingArrives}. You collect the sample at home and mail it in the prepaid envelope. The lab reads it, and you hear from us when results are in. There are single kits, a consultation by video ({price:concierge-consult}), a package of both ({price:complete-package}) and a family program by the month. Guides and a weekly workshop are free.',
    answerSpanish:
      'Usted pide un kit; sale en {shippingLeaves} y llega en {shippingArrives}. Recoge la muestra en casa y la manda en el sobre pagado. El laboratorio la lee y le avisamos. Hay kits, consulta por video ({price:concierge-consult}), un paquete ({price:complete-package}) y un programa familiar. Las guías y el taller son gratis.',
    page: '/store',
  },
  {
    title: 'What the package includes',
    english: ways(`
      whats in the complete package / what does the complete gut health package include / what do i get for 877
      does the package come with a consult / package contents / is the follow up included in the package
      whats the difference between the package and a single kit / is the package worth it
      what comes with the bundle / what is in the complete package / what comes with the package
      877 what is it for / does the package have a follow up / is the package better than buying apart
      can a child use the package / how long does the package last / what comes in the gut health package
      package details / what do you get in the complete gut health package / is there a consult in the package
      how many visits in the package / does it have a follow up call / whats the deal with the package
      explain the complete package / test plus talks bundle / package for my child
      is the package a better value than buying a kit and hour separately / how much do i save with the package
      what does the package cover / complete gut health package contents / is one test or more in the package
      bundle of test and consultation / how long are the package visits / what all is in the 877 one
      can two people use one package / who is the package for / does the package have a plan at the end
      package vs kit alone / most popular package what is it / what would i get if i bought the package
      combo deal / contents of the gut health bundle / what am i paying for with the package / what do i get in it
      tell me all that i get for that package price
    `),
    spanish: ways(`
      el paquete completo incluye la consulta / la consulta va incluida en el paquete / se paga aparte la consulta del paquete
      qué incluye el paquete completo / qué trae el paquete / el paquete incluye consulta
      qué incluye el completo / qué trae el paquete completo / cuántas consultas trae el paquete
      el paquete trae seguimiento / qué me dan con el paquete / conviene más el paquete
      el paquete sirve para mi hijo / cuánto duran las consultas del paquete
      detalles del complete gut health package / es una o más pruebas en el paquete / para quién es el paquete
      dos personas pueden usar un paquete / qué cubre el paquete
    `),
    answer:
      'The Complete Gut Health Package is one gut test of your choice, a 60-minute consultation by video on the results, and a 30-minute follow-up about a month later, for {price:complete-package}. You choose which kit at checkout or afterward. Supplements are not part of it. A single kit comes without a consultation.',
    answerSpanish:
      'El paquete Complete Gut Health Package trae una prueba intestinal a elegir, una consulta de 60 minutos por video sobre los resultados y otra de 30 minutos un mes después, por {price:complete-package}. Los suplementos no están incluidos. Un kit solo viene sin consulta.',
    page: '/store#packages',
  },
  {
    title: 'Choosing the kit of the package',
    english: ways(`
      can gi map be the test in my package / which kit can i choose in the package
      swap adult gut for gi map in the package / package with gi map instead
      does the complete package allow gi map / package with zonulin / can i have organic acids in the package
      which tests are allowed in the bundle / can i get the dutch in the package / choose the test later
      package test options / is gi map in the package extra / do i have to take adult gut with the package
      can i upgrade the test in the package / substitute the test in the package / baby test in the package ok
      what tests can i pick from for the package / different test in the bundle / mycotox in the package
      the faq says gi map or adult test for the package / store says adult child or baby but i want gi map
      when do i pick my kit for the package / can we use a different kit for the package
      is the kit in the package fixed / let me pick another test for the bundle / which test comes in the package
      can i pick the test in the package / can i choose adult gut or gi map in the package
      swap the kit in the package
    `),
    spanish: ways(`
      puedo elegir gi-map en el paquete / qué prueba puedo escoger en el paquete / paquete con zonulina
      cambiar la prueba del paquete / el paquete con gi-map cuesta más / paquete con prueba de hormonas
      cuáles pruebas entran en el paquete / tengo que llevar adult gut en el paquete / paquete con prueba de bebé
      cuándo elijo el kit del paquete / opciones de prueba del paquete / puedo pedir otra prueba en el paquete
    `),
    answer:
      'The package has one gut test of your choice: adult, child or baby, and the FAQ names GI-MAP too. If you want GI-MAP or another kit, write to us through the contact form before you order. You choose the kit at checkout or afterward.',
    answerSpanish:
      'El paquete trae una prueba intestinal a elegir: adulto, niño o bebé, y la página de preguntas nombra también GI-MAP. Si quiere GI-MAP u otro kit, escríbanos en el formulario de contacto (contact form) antes de pedir. Elige el kit al pagar o después.',
    page: '/store/complete-package',
  },
  {
    title: 'Vitamins and the package',
    english: ways(`
      are supplements included in the package / do i get vitamins with the package
      does the program come with supplements / are probiotics part of the bundle
      do you send supplements with the test / are vitamins extra / is the price with or without supplements
      will i have to buy supplements on top / do the pills come with the plan / supplements not included?
      does the package price cover vitamins / do i need to pay for the supplements she suggests
      free probiotics with kit / does the wellness program include vitamins / any supplements thrown in
      what about the cost of supplements afterward / does the bundle have gut repair in it
      are enzymes in the package / supplements separate from package / do the pills cost extra
      vitamins on top of the program / does the plan price cover supplements / are supplement bottles in the box
      will i get capsules with the package / who pays for vitamins / supplements part of the deal
      does the package include supplements
    `),
    spanish: ways(`
      el paquete incluye vitaminas / los suplementos vienen en el paquete / se pagan aparte los suplementos
      el programa incluye suplementos / dan probióticos con el paquete / tengo que comprar vitaminas además
      el precio es con o sin suplementos / vienen las pastillas con el plan / los suplementos están incluidos
      las vitaminas son extra / mandan suplementos con la prueba / el paquete trae gut repair
      el paquete incluye suplementos
    `),
    answer:
      'No, supplements are not part of the package or of a kit; they are separate. There is nothing more to buy afterward unless you want to, and nobody will press you. The store has a probiotic, digestive enzymes and Gut Repair, and the partner dispensary has more. Ask your doctor or pharmacist first if you take medicines, are pregnant, or it is for a child.',
    answerSpanish:
      'No, los suplementos no están incluidos en el paquete ni en un kit; van aparte. Después no hay que comprar nada más si usted no quiere, y nadie le presiona. La tienda tiene un probiótico, enzimas digestivas y Gut Repair, y el dispensario asociado tiene más. Pregunte antes a su médico o farmacéutico si toma medicinas, está embarazada o es para un niño.',
    page: '/store#supplement',
  },
];
