import { ways, type AnswerSample } from './ways.ts';

/** What people ask before they decide: whom a kit suits, what is in it, what they get, and what the site does not say. */
export const details: AnswerSample[] = [
  {
    title: 'Gloves, latex and what touches the skin',
    english: ways(`
      are the gloves latex / im allergic to latex what are the gloves made of / latex free kit / nitrile gloves
      is there latex in the box / what is the swab made of / i react to adhesives are there bandages in it
      is there alcohol in the wipes / nickel allergy and the lancet / do the gloves have powder
      is the swab plastic or cotton / is there anything in the tube i should not touch / liquid in the tube is it toxic
      can the tube liquid hurt my child / what is the fluid in the swab tube / is the lancet sterile
      can i use my own gloves / bpa in the tube / is the sponge in the saliva kit safe in the mouth
      are the materials hypoallergenic / my skin reacts to band aids / are the bandages latex free
      is the kit safe around toddlers / got tube liquid on my hand
      i get a rash from rubber gloves / what material is the collection tray
    `),
    spanish: ways(`
      los guantes son de látex / soy alérgica al látex / de qué son los guantes / guantes sin látex
      de qué es el hisopo / el líquido del tubo es tóxico / hay alcohol en las toallitas / puedo usar mis guantes
      las curitas tienen látex / reacciono a los adhesivos / la lanceta es estéril / alergia al níquel y la lanceta
    `),
    answer:
      'The page of each kit names every piece in its box, and most gut and urine kits have two gloves. What the gloves, swabs, bandages or liquids are made of, and whether there is latex in them, the site does not say. With such an allergy please leave the gloves closed, use gloves of your own that you know, and ask through the contact form before you collect. Keep the tube away from small children. If its liquid was swallowed or got into an eye, call Poison Control at 1-800-222-1222.',
    answerSpanish:
      'La página de cada kit nombra cada pieza de la caja; la mayoría de los kits trae dos guantes. De qué son los guantes, hisopos, curitas o líquidos, y si tienen látex, el sitio no lo dice. Con esa alergia no abra los guantes, use unos suyos que conozca y pregunte en el formulario de contacto (contact form) antes de tomar la muestra. Si alguien tragó el líquido o le cayó en un ojo, llame a Poison Control, 1-800-222-1222.',
    page: '/#contact',
  },
  {
    title: 'Animals',
    english: ways(`
      is there a kit for dogs / can i test my cat / gut test for my horse / do you have pet tests
      my dog has diarrhea do you have a test / can i use the kit on my puppy / probiotic for dogs
      can i give gut repair to my cat / do you treat animals / vet or pet care / is the food test for pets
      can i send in my dogs poop / chicken droppings test / does mycotox work for a cat / animal microbiome
      kit for my goat / pets in the family program / do you see animals / rabbit gut test / enzymes for my dog
      is there one for puppies haha / my bird is sick / stool test for a kitten / parasites in my dog
      could you test my horse / pet discount
    `),
    spanish: ways(`
      hay kit para perros / puedo hacerle la prueba a mi gato / prueba para mascotas / atienden animales
      probiótico para mi perro / kit para caballos / mi perro tiene diarrea / puedo mandar la muestra de mi perro
      prueba para mi gatito / veterinario / enzimas para perros / parásitos en mi perro
    `),
    answer:
      'No. The kits, the supplements and the visits here are for people: babies, children and grown-ups. For an animal please ask a veterinarian.',
    answerSpanish:
      'No. Los kits, los suplementos y las consultas de aquí son para personas: bebés, niños y adultos. Para un animal, pregunte a un veterinario.',
    page: '/store',
  },
  {
    title: 'Discounts for certain people',
    english: ways(`
      do you have a military discount / pastor discount
      discount for veterans / first responder discount / missionary discount / clergy discount
      single mom discount / do you give a discount for large families / homeschool discount
      low income price / black friday sale / is there a sale coming
      christmas sale / holiday discount / do prices ever drop / price match
      discount for returning customers / church discount / do you do scholarships / birthday discount
      foster family discount / cash discount / discount if i pay up front / cheaper for two kits
      do police officers get money off / memorial day sale
      black friday deals / cyber monday / is a sale coming up / any sales for the holidays / new year sale / is there a sale right now
    `),
    spanish: ways(`
      tienen descuento para militares / descuento para pastores / descuento para mayores / descuento de estudiante
      descuento para maestros / van a tener ofertas / descuento por pagar en efectivo
      descuento para misioneros / precio para bajos ingresos / descuento para clientes / viernes negro
      descuento para familias grandes
    `),
    answer:
      'The site names no discount for a certain group, such as military, clergy, teachers, students or seniors, and no sale or date of one. In the Family Wellness Program {familyDiscount} comes off by itself for {familyFrom} or more family members. Who has a coupon code types it in the box at checkout. If the cost stands between you and care, say so in the contact form: a person reads it.',
    answerSpanish:
      'El sitio no indica descuentos para un grupo, como militares, pastores, maestros, estudiantes o mayores, ni la fecha de una oferta. En el Family Wellness Program se descuenta solo el {familyDiscount} desde {familyFrom} miembros de la familia. Quien tiene un código lo escribe en el pago. Si el costo le impide cuidarse, dígalo en el formulario de contacto (contact form).',
    page: '/#contact',
  },
  {
    title: 'Recipes',
    english: ways(`
      which free guide has recipes / recipes for gut health
      soup recipes / breakfast ideas / a week of meals
      what can i cook for a tender stomach / kid friendly recipes / is there a cookbook / easy dinners for the gut
      recipes without dairy / gluten free recipes / do you have lunch box ideas / meal ideas for my family
      is there a menu for the week / recipe for bone broth soup / do you have a meal planner
      dessert recipes / recipes i can print / gut healing meals / snacks for kids
      cooking ideas from the practice / which pdf has the meal plan / fermented food recipes
      where do i find the soup and meal ideas / which of your downloads is about cooking
    `),
    spanish: ways(`
      qué guía tiene recetas / recetas de sopas / recetas de licuados / plan de comidas
      lista de compras / recetas para niños / qué cocino para el estómago / recetas sin gluten
      ideas para el desayuno / hay un recetario / menú de la semana
      recetas para la familia / recetas para congelar
    `),
    answer:
      "For recipes take the Gut Health Smoothie Recipe Cards (six smoothies) and the Gut-Healing Foods Guide (soups, a week of meals and a shopping list), both free on the freebies page; the 30-Day Gut Reset Challenge has meals, too. In the Knowledge Corner, 'Heal your gut' has a soup, and the article on summer superfoods has three cold recipes. They are for learning; with an illness, or for a small child, ask your doctor first.",
    answerSpanish:
      'Para recetas tome las Gut Health Smoothie Recipe Cards (seis licuados) y la Gut-Healing Foods Guide (sopas, una semana de comidas y lista de compras), gratis en la página de recursos; el reto de 30 días también trae comidas. En el Knowledge Corner, «Heal your gut» tiene una sopa y el artículo de verano tres recetas frías. Con una enfermedad o para un niño pequeño, pregunte antes a su médico.',
    page: '/freebies',
  },
  {
    title: 'Genes, insurers and relatives',
    english: ways(`
      can my insurance company get my dna results / will a gene test raise my rates / life insurance and genetic tests
      can my employer see my genes / gina law / does the polygenic result affect my insurance
      could they use my dna against me / genetic discrimination / long term care insurance and dna
      disability insurance after a gene test / will health insurance drop me over my genes
      do my relatives find out my dna / does my dna say something about my kids / do you sell my dna
      will police get my dna / is my genetic information private
      does the lab keep my spit / is dna used for research / do you share genes with other companies
      should i worry about insurance before the dna test / who gets to see my genes
      who owns the genetic data / can the lab use my dna
      and who owns it my dna / can i have my dna sample destroyed later
      can my health insurance see my genes / can an insurer see it
    `),
    spanish: ways(`
      mi seguro puede ver mi adn / sube mi seguro de vida por la prueba genética / quién es dueño de mi adn
      guardan mi adn / puedo borrar mis datos genéticos / venden mi adn / mi jefe puede ver mis genes
      qué pasa con mi saliva después / mis parientes se enteran / usan el adn para investigación
      la policía puede ver mi adn / es privado mi adn
    `),
    answer:
      "Your information is never sold, and results go to you and to the practitioner who reads them with you. A federal law (GINA) limits how health insurers and most employers may use genes; it does not cover life, disability or long-term care insurance, so think about that before you order. A result can say something about your relatives, too. Whether the lab keeps a sample or its data, and how to have them destroyed, the site does not say: ask through the contact form before you order. The practice's own records of a client are kept {clientYears} from the last contact.",
    answerSpanish:
      'Su información nunca se vende, y los resultados son para usted y para la especialista que los lee con usted. Una ley federal (GINA) limita cómo los seguros médicos y la mayoría de los empleadores pueden usar los genes; no cubre seguros de vida, de discapacidad ni de cuidado a largo plazo. Un resultado puede decir algo de sus parientes. Si el laboratorio guarda la muestra o sus datos, y cómo se destruyen, el sitio no lo dice: pregunte en el formulario de contacto (contact form) antes de pedir. Los datos de clientes se guardan {clientYears} desde el último contacto.',
    page: '/store/dna-methylation',
  },
  {
    title: 'Where and how results come',
    english: ways(`
      where do my results show up / are the results sent by email or mail / is there a login for results
      do i get a pdf of my report / how do i see my results / where can i download my report
      will someone call me with my results / how am i told the results / results on paper or online
      does she call me when results are in / do i get the whole lab report / in what form do results come
      do i have to book something to get my results / results came now what do i do / how are results delivered
      who sends me my results / will i get a text when results are in / results portal
      do i get results without a consult / can i print my results / is there a phone call about results
      can my husband get my results / who gets my childs results / are results sent to me or my doctor
      i bought a kit for my mom who gets the results
    `),
    spanish: ways(`
      dónde veo mis resultados / me llaman con los resultados
      me dan un pdf del informe / cómo recibo los resultados / hay que entrar a una cuenta para ver resultados
      quién recibe los resultados de mi hijo / me mandan los resultados por correo electrónico
      tengo que sacar cita para los resultados
      puedo imprimir mis resultados / recibo el informe completo
      en qué forma viene el informe / mis resultados vienen en papel / me enseñan los resultados en línea
    `),
    answer:
      'When your results are in, you hear from the practice in plain words, with what comes next; you need no account, and the page of your order, behind the link in each e-mail, says so, too. With a single kit nothing has to be booked. To go through them with {practitioner}, add the Concierge Consult ({price:concierge-consult}); with a package or the program the talk is part of it. In which form the report comes, the site does not say, so ask through the contact form.',
    answerSpanish:
      'Cuando sus resultados están listos, la práctica le avisa en palabras sencillas y le dice qué sigue; no necesita cuenta, y la página de su pedido, con el enlace de cada correo, también lo muestra. Con un solo kit recibe sus resultados y puede seguir por su cuenta. Para verlos con {practitioner}, agregue el Concierge Consult ({price:concierge-consult}); con un paquete o el programa la conversación está incluida. En qué forma viene el informe, el sitio no lo dice: pregunte en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'Results for your own doctor',
    english: ways(`
      can you send my results to my doctor / can i share the report with my gi / will you talk to my doctor
      can my pediatrician get the results / send the report to my primary care / can my doctor read this test
      will you work with my doctor / coordinate with my specialist / fax the results to my ob
      can i show my results to my physician / does my doctor get a copy / release my records to another doctor
      how do i get my records sent / can my functional doctor have the gi map / transfer my records
      my doctor wants to see the lab report / can my naturopath see it / do you inform my doctor
      is it ok if i take the results to my own doctor / would you call my doctor / share results with my dietitian
      send results to two people / forward my report to the school nurse / can my midwife see my results
      my neurologist asked for a copy of the report / may i forward the results to a clinic
    `),
    spanish: ways(`
      pueden mandar los resultados a mi doctor / puedo mostrar el informe a mi médico
      el pediatra puede ver los resultados / hablan con mi doctor / mandan una copia a mi médico
      cómo paso mis datos a otro médico / mi ginecólogo quiere ver el resultado / trabajan con mi especialista
      mi doctor puede leer esta prueba / envían los resultados por fax / compartir el informe con mi médico
      quiero que mi doctor tenga los resultados
    `),
    answer:
      'Yes. Your results go to you, and you may show them to any doctor. If you want another doctor to have them, tell the practice in writing through the contact form, and they are sent. Whether your doctor uses such a report is for your doctor to say. Please do keep your own doctor informed, above all before you change food, vitamins or medicines.',
    answerSpanish:
      'Sí. Los resultados son para usted, y puede mostrarlos a cualquier médico. Si quiere que otro médico los tenga, dígalo por escrito en el formulario de contacto (contact form) y se los mandan. Si su médico usa un informe así, lo decide él. Manténgalo informado, sobre todo antes de cambiar comida, vitaminas o medicinas.',
    page: '/privacy-policy',
  },
  {
    title: 'A visit by telephone',
    english: ways(`
      can the consult be by phone / phone call instead of video / i cant do video very well / is it zoom or phone
      my mother is not good with computers / do i need a camera for the visit / audio only visit
      what app do you use for the visit / do i need a computer
      i have slow internet can i still have a consult / do i have to be on camera in the visit / is it facetime or zoom
      she does not have a smartphone / can we just talk by phone / do you do in person instead
      what do i need for the video visit / do i have to download something for the visit / will it work on a tablet
      my internet is bad out here / elderly dad and video calls / is the visit on skype / can i turn my camera off in the visit
      hearing impaired visit / do you have an interpreter for the visit
      is there a dial in number for the visit
      is it a phone call or video / can i do it by phone instead of video / telephone appointment instead of video / video or can it be a phone call / do we have to be on video
    `),
    spanish: ways(`
      la consulta puede ser por teléfono / llamada en lugar de video / no sé usar video
      es por zoom o por teléfono / necesito cámara para la consulta / qué aplicación usan
      puedo hacer la consulta en el celular / tengo mal internet / mi mamá no sabe de computadoras
      tengo que estar en cámara / solo por voz / necesito descargar algo para la consulta
    `),
    answer:
      'Visits are by video, on a HIPAA compliant platform; the site does not name the program, and names no visits by telephone or in person. A phone, tablet or computer with a camera and a connection is what a video call needs, and somebody may sit beside you and help. If video is hard for you, write through the contact form before you order, and a person tells you what is possible.',
    answerSpanish:
      'Las consultas son por video, cara a cara en línea, en una plataforma que cumple con HIPAA; el sitio no nombra el programa ni visitas por teléfono o en persona. Se necesita un teléfono, tableta o computadora con cámara y conexión, y alguien puede ayudarle. Si el video le cuesta, escriba en el formulario de contacto (contact form) antes de pedir.',
    page: '/store#consultation',
  },
  {
    title: 'The plan after a visit',
    english: ways(`
      do i get anything in writing after the consult / do i have to take notes in the visit
      what do i get after the hour / will she send me a summary / do you write down what we discussed
      after visit notes / what happens after the consultation / does she make me a plan / do i get a protocol
      is a meal plan part of the consult / will i get a list of supplements after the visit
      do you follow up after the consult / is a second visit included / can i ask questions after the visit
      how do i get the plan / when does the written plan come / recording of my visit / can i record the call
      treatment plan / does the plan cost extra / what if i have questions about the plan
      do you email the plan
      what do i have in my hands when the hour is over / does the hour end with a plan
      what papers do i get once the hour is done
    `),
    spanish: ways(`
      me dan algo por escrito después de la consulta / hay un plan por escrito / tengo que tomar notas
      qué recibo después de la hora / me manda un resumen / qué pasa después de la consulta / hace un plan para mí
      el plan cuesta aparte / cuándo llega el plan / hay seguimiento después / puedo grabar la llamada
      puedo preguntar después de la consulta
    `),
    answer:
      'Yes: after the Concierge Consult you get a written plan with your next step, so you need not write everything down. The hour and the plan are {price:concierge-consult} together. A second visit is not part of it; the Complete Gut Health Package has a 30-minute follow-up about a month later. Short questions afterward go through the contact form. Whether a visit may be recorded, the site does not say.',
    answerSpanish:
      'Sí: después del Concierge Consult recibe un plan por escrito con su próximo paso, así que no tiene que anotar todo. La hora y el plan cuestan juntos {price:concierge-consult}. Una segunda visita no está incluida; el Complete Gut Health Package tiene una de 30 minutos un mes después. Las preguntas cortas van por el formulario de contacto (contact form).',
    page: '/store/concierge-consult',
  },
  {
    title: 'Her school, license and state',
    english: ways(`
      where did she go to school / which university did she attend / what is her license number
      in which state is she licensed / is the practitioner licensed in georgia / is she licensed in my state
      can i look up her license / where did hannah study / where did she train / what degree does she have
      who certified her / nccpa / does she have malpractice insurance / which states can she see patients in
      licensed in florida? / does she hold a texas license / npi number / what year did she graduate
      has she worked in a hospital / does she have a supervising doctor / who supervises her
      is she functional medicine certified / extra training in gut health / did she go to a christian college
      what are the letters after her name / where is she from
    `),
    spanish: ways(`
      dónde estudió ella la carrera / en qué universidad estudió / tiene licencia en mi estado
      en qué estado tiene licencia / número de licencia / quién la certificó / qué título tiene
      puede atender en texas / tiene licencia en florida / en qué año se graduó / quién la supervisa
      de dónde es ella
    `),
    answer:
      '{practitioner} is a board-certified physician assistant with {years} in practice; that is what the About page names. It names no school, no license number and no states, so please ask through the contact form, and name your state before you order a visit. PA-C stands for physician assistant, certified.',
    answerSpanish:
      '{practitioner} es asistente médica certificada con {years} de ejercicio; eso nombra la página About. No nombra escuela, número de licencia ni estados: pregunte en el formulario de contacto (contact form) y diga su estado antes de pedir una consulta. PA-C significa asistente médica certificada.',
    page: '/about',
  },
  {
    title: 'The name of the practitioner',
    english: ways(`
      what is her name / who answers my messages / who will i see in the visit / whats the name of the pa
      who is hannah / who is hannah whitfield / whos the lady who runs this / who reads what i write in the form
      who do i talk to in the consult / is it always the same person / will it be hannah or someone else
      do i get to talk to her herself / who does the video visits
      is it hannah who reads my results / does hannah read every message / how many people work there
      is there more than one practitioner / who writes the articles / who owns this company
      who is behind good soil / who runs this practice / who will answer me / do you have a team or just her
      name of the owner
      may i ask the name of the lady in the video
    `),
    spanish: ways(`
      cómo se llama la especialista / quién contesta mis mensajes / quién es hannah / con quién hablo en la consulta
      siempre es la misma persona / quién lee mis mensajes / quién hace las videollamadas
      cuántas personas trabajan ahí / hay más de una especialista / quién es la dueña / quién me va a atender
      hannah es la única especialista / con qué nombre la busco
    `),
    answer:
      'Her name is {practitioner}. She is a board-certified physician assistant with {years} in practice, founded and leads the practice, sees families by video, goes through results in packages, programs and consultations, and reads each message herself. She also holds the free workshop on {workshopDay}, where you can meet her. The About page tells more.',
    answerSpanish:
      'Se llama {practitioner}. Es asistente médica certificada con {years} de ejercicio, fundó y dirige la práctica, atiende a las familias por video, revisa los resultados en paquetes, programas y consultas, y lee ella misma cada mensaje. También da el taller gratuito del {workshopDay}. La página About cuenta más.',
    page: '/about',
  },
  {
    title: 'Which foods FAST 88 has',
    english: ways(`
      which 88 foods exactly / is there a list of the foods in fast 88 / does the food panel include milk
      are eggs on the food test / is corn on the 88 list / list of foods tested / does it test for soy
      is gluten one of the 88 / does fast 88 have almonds / are spices on the food panel / does it check for shrimp
      is rice on the food panel / does it have coffee / is chocolate on the list / does it test nightshades
      can i see the food list before i buy / is garlic in it / what foods are in the panel
      does it cover dairy / yeast on the food test / histamine foods on the list / is beef tested
      do you have a bigger food panel / more than 88 foods / does it include lectins
    `),
    spanish: ways(`
      cuáles son los 88 alimentos / hay una lista de los alimentos / la prueba incluye leche / incluye huevo
      está el maíz en la lista / incluye soya / incluye gluten / incluye camarón / puedo ver la lista antes
      incluye café / qué alimentos tiene el panel / tienen un panel más grande
    `),
    answer:
      'FAST 88 has 88 foods. The example on its page shows milk, egg, wheat and almond; the whole list does not stand on the site yet, so please ask for it through the contact form before you order. It is not an allergy test and not a test for celiac disease or lactose intolerance. Never eat a food that has made you ill in order to be tested.',
    answerSpanish:
      'FAST 88 tiene 88 alimentos. El ejemplo de su página muestra leche, huevo, trigo y almendra; la lista completa aún no está en el sitio, así que pídala en el formulario de contacto (contact form) antes de pedir el kit. No es una prueba de alergia, ni de celiaquía o intolerancia a la lactosa. Nunca coma un alimento que le hizo mal para hacerse la prueba.',
    page: '/store/fast-88',
  },
  {
    title: 'Mold toxins or chemicals',
    english: ways(`
      mycotox or toxdetect / mycotox vs toxdetect / what is the difference between mycotox and toxdetect
      are mycotox and toxdetect the same / do i need the mold one or the chemical one
      toxdetect and mycotox both urine which first / mold test or toxin test / is mold part of toxdetect
      does toxdetect show mold / does mycotox show pesticides / can one urine do both mycotox and toxdetect
      which toxin test should i take / mold or plastics test / environmental test which one
      should i do both toxin kits / compare the two toxin tests / which one for an old house
      which one for a painter / they sound the same mycotox toxdetect / toxins from mold versus chemicals
      new carpet smell which kit / water damaged house which kit / farm sprays or mold which test
      what does toxdetect do that mycotox does not / one for mold one for chemicals right
    `),
    spanish: ways(`
      mycotox o toxdetect / diferencia entre mycotox y toxdetect / son iguales mycotox y toxdetect
      prueba de moho o de químicos / toxdetect muestra moho / mycotox muestra pesticidas
      cuál prueba de toxinas hago / necesito las dos pruebas de toxinas / moho o plásticos
      cuál para una casa vieja / una orina sirve para las dos / comparar mycotox y toxdetect
    `),
    answer:
      'They are two kits, both from urine at home. MycoTOX ({price:mycotox}) looks for toxins made by molds; it cannot say where the contact happened and does not test your home. TOXDetect ({price:toxdetect}) looks for traces of everyday chemicals, such as plastics, pesticides and solvents, and shows recent contact. Results take {days:mycotox} and {days:toxdetect}. Neither is a diagnosis. If you are not sure which one, write two or three sentences in the contact form.',
    answerSpanish:
      'Son dos kits, los dos con orina en casa. MycoTOX ({price:mycotox}) busca toxinas del moho; no dice dónde fue el contacto ni examina su casa. TOXDetect ({price:toxdetect}) busca rastros de químicos como plásticos, pesticidas y solventes, y muestra contacto reciente. Los resultados tardan {days:mycotox} y {days:toxdetect}. Ninguno es un diagnóstico. Si duda, escriba en el formulario de contacto (contact form).',
    page: '/store#testing',
  },
  {
    title: 'Older people and men',
    english: ways(`
      my mom is 78 with diverticulosis is there anything for her / something here that makes sense for my old dad / my mother is 80 with a bad belly
      is there an upper age limit / my mother is 82 can she do a kit / is adult gut ok for seniors
      test for my elderly dad / she is 75 which kit / is 90 too old / can my grandmother take the test
      kit for a man / do you treat men / is dutch for men too / does the dutch test work for men / testosterone for men
      which test for my husband / hormone test for a man / is the polygenic kit for men / can men do organic acids
      my father in law is 79 / nursing home can she collect there / my wife has dementia can i collect for her
      geriatric / test for my 68 year old mom / am i too old for this
      adult kit for a 70 year old / is there a kit just for men / can my husband do the womens one
    `),
    spanish: ways(`
      hay límite de edad para adultos / mi mamá tiene 82 años / prueba para mi papá mayor / tiene 75 años qué kit
      prueba para hombres / dutch es para hombres / qué prueba para mi esposo / atienden a personas mayores
      mi abuela puede hacerla / la poligénica es para hombres / prueba para mi suegro
      prueba para un señor de 80 años / mi abuelo puede hacer la prueba
    `),
    answer:
      'The kits for adults are for men and women, and the site names no upper age; only Female Polygenic Risk is made for women. For the belly most begin with GI-MAP or Adult Gut. With an illness, a blood thinner or another medicine, or for somebody who cannot decide alone, ask their doctor and the practice through the contact form before you order: a kit needs the consent of the person who uses it.',
    answerSpanish:
      'Los kits de adultos son para hombres y mujeres, y el sitio no indica edad máxima; solo Female Polygenic Risk es para mujeres. Para la panza la mayoría empieza con GI-MAP o Adult Gut. Con una enfermedad, un anticoagulante u otra medicina, o para alguien que no puede decidir solo, pregunte a su médico y en el formulario de contacto (contact form) antes de pedir: quien usa el kit debe dar su consentimiento.',
    page: '/store#testing',
  },
  {
    title: 'What to do about mold at home',
    english: ways(`
      does mycotox test my house or me
      we had a flood in the basement / there is mold in my house what do i do / black mold in the bathroom
      can you test my house for mold / home mold inspection / should i move out because of mold
      would it prove it is the basement / does mycotox prove my house is moldy / who inspects a house for mold
      mold remediation / air test for mold / we found mold behind the wall / landlord will not fix the mold
      do i test myself or the house / musty smell at home / water damage in our apartment
      how do i get rid of mold / is my school moldy / mold at work can i prove it / mold plates for the home
      what would you do instead of a mold test / is it my apartment or my job making me sick
      do you recommend a mold inspector / leak in the roof and mold
      our basement smells moldy what now / who do i call about mold in the attic
    `),
    spanish: ways(`
      se inundó el sótano / pueden examinar mi casa / moho negro en el baño
      la prueba demuestra que es mi casa / quién inspecciona el moho / olor a humedad en casa
      cómo quito el moho / el dueño no arregla el moho / moho en el trabajo / me mudo por el moho
      examino la casa o a mí
      cómo sé si mi casa tiene moho
    `),
    answer:
      'See or smell mold at home? Fix the water and the mold first; you need no test for that. A home inspection answers the question about the house. MycoTOX looks for mold toxins in urine: it cannot say where the contact happened, food is a common source, and a high number does not prove that the house is the cause. The practice tests people, not homes. For trouble breathing, call 911.',
    answerSpanish:
      '¿Ve o huele moho en casa? Arregle primero el agua y el moho; para eso no necesita una prueba. Una inspección de la casa responde por la casa. MycoTOX busca toxinas del moho en la orina: no dice dónde fue el contacto y un número alto no prueba que sea la casa. La práctica examina personas, no casas. Si le cuesta respirar, llame al 911.',
    page: '/store/mycotox',
  },
];
