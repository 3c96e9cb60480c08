import { ways, type AnswerSample } from './ways.ts';

/** The free workshop and the free guides. */
export const guides: AnswerSample[] = [
  {
    title: 'Workshop',
    english: ways(`
      what time is the workshop / is the workshop free / do i need a camera
      where is the zoom link / when is the workshop / what time is thursday / where do i get the zoom link
      do i need my camera on / workshp link didnt come / can my kids be there
      how long is the workshop / who teaches the workshop / can my friend come to the workshop
      can i bring my sister thursday / can men come / do you send a reminder / will you remind me of the class
      what is it about this week / what topics / do i have to talk / can i ask questions there / is it every week
      what day is the class / live or recorded / when is the free class
      is there a webinar this week / thursday night meeting / is the thursday thing really free
      where do i watch the workshop / can i just listen in / is the class live
      how often is the workshop / is there a workshop on christmas week
      can my kids sit in on the class / can i ask questions in the workshop / online class about gut health
      free event / what day is the workshop / i want to listen before buying / is the meeting on zoom
      do i pay for the workshop / can i bring a friend to the workshop / weekly gut talk / seminar
      replay of the workshop / could i drop in late / what is the thursday workshop
      are kids ok in the room during the workshop / may my children sit with me at the class
    `),
    spanish: ways(`
      cuándo es el taller / el taller es gratis / no me llegó el enlace del taller / cuánto cuesta el taller
      el taller tiene costo / qué día es el taller / mandan recordatorio / la clase del jueves es en vivo
      el taller es en vivo / qué es lo del jueves / puedo ver la grabación / la reunión del jueves
      a qué hora es el taller / es por internet el taller / graban el taller / puedo solo escuchar
      cada cuánto es el taller / hay taller esta semana / puedo hacer preguntas en el taller
      pueden entrar mis hijos al taller / qué día es la clase gratis / me perdí el taller lo puedo ver
      quién da el taller / de qué hora es el taller / taller de los jueves
    `),
    answer:
      'The free wellness workshop is every {workshopDay} at {workshopTime}, online. It costs nothing. Sign up once on the freebies page, and the video-meeting link comes by e-mail. Camera on or off is fine, and children are welcome in the background. If the link has not come, look in your spam folder and then write through the contact form. The site does not mention recordings.',
    answerSpanish:
      'El taller gratuito de bienestar es cada {workshopDay} a las {workshopTime}, en línea. No cuesta nada. Inscríbase una vez en la página de recursos gratis, y el enlace llega por correo electrónico. Puede tener la cámara encendida o apagada, y los niños son bienvenidos. Si no llegó el enlace, mire en spam y luego escriba en el formulario de contacto (contact form). El sitio no menciona grabaciones.',
    page: '/freebies',
  },
  {
    title: 'Signing up for the workshop',
    english: ways(`
      how do i sign up for the workshop / register for the class / where do i enroll in the free class
      join the thursday workshop how / how do i get the link to the meeting / signup for thursday
      rsvp for the workshop / do i have to register / what do i fill in to join the workshop
      reserve a seat for the free class / get me into the workshop / i want to join on thursday where do i click
      workshop registration / do i need to sign up every week / where is the sign up form
      put my name down for the class / how can i attend the workshop / enroll in the webinar
      i signed up where is the link / is there a limit on how many can join / how to take part thursday evening
      save me a spot / workshop link please / can i join without signing up
      where do i put my email for the workshop / how do i join thursday / do i have to sign up each week
      how do i sign up for the free class / i signed up but got no link / how do i get in
      do i need to register again
    `),
    spanish: ways(`
      cómo me inscribo al taller / cómo me apunto / dónde me registro para el taller / cómo entro al taller
      quiero inscribirme / tengo que registrarme cada semana / cómo recibo el enlace del taller
      me quiero apuntar a la clase gratis / dónde está el formulario del taller / qué datos piden para el taller
      hay cupo limitado en el taller / quiero participar el jueves / registro para el taller gratis
    `),
    answer:
      'Sign up on the freebies page with your first and last name and your e-mail. The video-meeting link comes by e-mail; look in your spam folder if it is not there. We meet every {workshopDay} at {workshopTime}, and it costs nothing.',
    answerSpanish:
      'Inscríbase en la página de recursos gratis (freebies) con su nombre, apellido y correo. El enlace de la videollamada llega por correo electrónico; si no está, mire en spam. Nos reunimos cada {workshopDay} a las {workshopTime}, y no cuesta nada.',
    page: '/freebies',
  },
  {
    title: 'What happens in the workshop',
    english: ways(`
      what do you do in the workshop / how long does the workshop last / what will i learn on thursday
      topic of the next workshop / is it a sales pitch / do you sell stuff in the workshop / is the class an hour
      how is the workshop run / does she teach or just answer / what is the thursday class about
      will i be put on the spot / do i have to talk in the workshop / what topics are covered in the class
      can i stay anonymous in the workshop / how long is the thursday meeting / agenda of the workshop
      what should i bring to the workshop / how many people are there / do i get medical advice in the workshop
      is there time for q and a / workshop length / whats it like on thursday evening
      does the class have handouts / do you pray in the workshop / what is covered on thursday
      how does the workshop go
      do i have to turn my camera on for the thursday thing / is the camera required in the workshop / must i talk in the workshop / do i need to show my face on thursday
      can my mom join the workshop too / can two of us watch the workshop / may i bring a friend to the class / may my sister in another state join the workshop
    `),
    spanish: ways(`
      qué se hace en el taller / cuánto dura el taller / de qué trata el taller / es una venta el taller
      tengo que hablar en el taller / qué voy a aprender el jueves / hay tiempo para preguntas
      cuánta gente va al taller / tema del próximo taller / ella enseña o contesta / qué llevo al taller
      es una hora el taller / dan consejo médico en el taller
    `),
    answer:
      'The free workshop is one hour online, every {workshopDay} at {workshopTime}, with the practitioner. She teaches for half of it and answers questions for the rest. Bring a cup of tea and your question; the camera may stay off, and whoever signs up may join. It is for learning and does not replace a visit. The site does not list the topics.',
    answerSpanish:
      'El taller gratuito dura una hora, en línea, cada {workshopDay} a las {workshopTime}, con la especialista. La mitad enseña y la otra mitad contesta preguntas. Traiga un té y su pregunta; la cámara puede estar apagada. Es para aprender y no reemplaza una consulta. El sitio no indica los temas.',
    page: '/freebies',
  },
  {
    title: 'The workshop in other time zones',
    english: ways(`
      what time is the workshop in california / i live in pacific time when does it start / workshop time central
      what time zone is the workshop / mountain time workshop / when does the thursday thing start
      is 7 pm eastern / i am in arizona what time is the class / 7 pm est is what time in denver
      pacific time for the workshop / when is the thursday class in texas / mountain time
      time zone of the workshop / convert workshop time / i live in seattle what time do i join
      chicago time for the class / is it eastern time / workshop hour in hawaii
      what hour is it on the west coast / nevada time / minnesota what time does it start
      is that my time or yours / workshop in cst / whats 7 eastern for me in idaho
      does the workshop time change with daylight saving / workshop start time for west coast
      what time for people in utah / 7 eastern is what time here / local time of the workshop
      eastern to central workshop / oregon time for thursday class / does 7pm mean my time
      what time is that in denver / what time is it in chicago / workshop time in phoenix / mountain time please / in la what time is the class
    `),
    spanish: ways(`
      a qué hora es el taller en california / zona horaria del taller / hora del centro para el taller
      qué hora es en texas el taller / en qué zona horaria es / hora del pacífico / vivo en arizona a qué hora es
      a qué hora empieza en chicago / 7 pm est qué hora es en méxico / hora de la montaña / es hora del este
      a qué hora en denver / cambia con el horario de verano / a las 7 de dónde
    `),
    answer:
      'The free workshop is every {workshopDay} at {workshopTime}, on the clock of the East Coast. In Central time it begins one hour earlier on your clock, in Mountain time two, and in Pacific time three.',
    answerSpanish:
      'El taller gratis es cada {workshopDay} a las {workshopTime}, hora del este. En hora central empieza una hora antes en su reloj, en hora de montaña dos y en hora del Pacífico tres.',
    page: '/freebies',
  },
  {
    title: 'Guides',
    english: ways(`
      free stuff / do you have anything free / how do i get the free guide / the guide link does not work
      do you have recipes / i cant download the pdf / is the ebook free / can you email me the guide again
      do you have free guides / where can i download the pdf / got any recipes / free gut health guide
      my download didnt work / the ebook link / what freebies do you have
      any lunch ideas for kids / meal plan / shopping list / printables / food list
      do i need to give my email for the guide / is it really free / where are the recipes
      which guides are there / something on probiotics to read / can i print it
      can i share the guide with a friend / do you have free downloads / list of the free guides
      anything free to read / free pdf / where do i download the ebook / is there a recipe book
      how many free guides / do i have to pay for the guide / printable for kids / how do i get the pdf
      can i have all the guides / my download did not start / can i print the guide / is the guide in spanish
      share the guide with my sister / how long are the guides / free handouts / meal plan free
      the pdf wont open / can i take several guides / freebies list / what are the free resources
      which guide is for beginners / anything i can download for free
      do i have to give my phone number for a guide / what do i have to leave to get a guide
    `),
    spanish: ways(`
      tienen guías gratis / dónde descargo el pdf / tienen recetas / no se descargó la guía
      dónde descargo la guía / necesito dar mi correo / hay guías / qué tienen gratis / tienen algo gratis
      guías gratuitas / cosas gratis / qué guías gratis tienen / cómo descargo la guía / cuántas guías hay
      la guía es gratis / hay recetas gratis / tengo que dar mi correo para la guía / puedo imprimir la guía
      están en español las guías / hay un plan de comidas gratis / cuáles son los recursos gratis
      puedo bajar varias guías / no abre el pdf
      dónde descargo las guías / cómo consigo la guía / tienen recursos gratis
    `),
    answer:
      'Yes, all free: Ultimate Gut Health Guide, Smoothie Recipe Cards, Gut Detox Binders Chart, Gut-Healing Foods Guide, Family Wellness Tracker, Probiotic & Supplement Guide, 30-Day Gut Reset Challenge. Choose one on the freebies page and leave your name and e-mail, no phone number; the download begins, and a copy comes by e-mail. They are for learning and do not replace care. If a download does not work, tell us through the contact form.',
    answerSpanish:
      'Sí. En la página de recursos hay guías gratis, tarjetas de recetas, una tabla de consulta y un registro familiar. Elija uno, deje su nombre y correo, y empieza la descarga. También le llega una copia por correo. Son para aprender y no reemplazan la atención médica. Si no funciona, avísenos en el formulario de contacto (contact form).',
    page: '/freebies',
  },
  {
    title: 'Ultimate Gut Health Guide',
    english: ways(`
      what is in the ultimate guide / how long is the ultimate gut health guide / main guide about gut health
      guide for beginners which one / the big gut guide / how many pages is the ultimate guide
      guide that explains which test to take / where to begin guide / the first guide on the list
      ultimate guide contents / start here pdf / ultimate gut health pdf / is the ultimate guide good for newbies
      whats the 15 page one / guide on what to eat first / which freebie explains the tests
      gut health basics guide / ultimate guide what does it cover / the long guide / ultimate guide download
      the general gut guide / guide with where to begin / complete gut guide pdf
      what does the ultimate guide teach / ultimate gut guide length
    `),
    spanish: ways(`
      qué trae la guía ultimate / cuántas páginas tiene la guía principal / guía para principiantes
      la guía grande de salud intestinal / qué guía explica las pruebas / de qué trata ultimate gut health guide
      guía para empezar / la guía más larga / guía sobre qué comer primero / la guía de 15 páginas
      guía básica del intestino / contenido de la guía ultimate
    `),
    answer:
      'The Ultimate Gut Health Guide has 15 pages: where to begin, what to eat first, and which test answers which question. It is a free PDF on the freebies page. Leave your name and e-mail there.',
    answerSpanish:
      'La Ultimate Gut Health Guide tiene 15 páginas: por dónde empezar, qué comer primero y qué prueba contesta qué pregunta. Es un PDF gratis en la página de recursos (freebies), en inglés. Deje su nombre y correo, y empieza la descarga.',
    page: '/freebies',
  },
  {
    title: 'Smoothie Recipe Cards',
    english: ways(`
      smoothie recipes / how many smoothies are in the cards / free smoothie cards / recipe cards what is in them
      gut friendly smoothie / who made the smoothie cards / smoothie pdf / drink recipes for the gut
      do the cards have amounts / blender recipes / can kids have the smoothies / smoothie swaps for dairy
      green smoothie recipe / fern and fig kitchen / how do i get the smoothie cards / breakfast smoothie ideas
      is there a smoothie with berries / six smoothies / shake recipes free / recipe cards for the blender
      free smoothie recipes for digestion / recipes for shakes / healthy drink cards / printable smoothie cards
      kitchen recipe cards / smoothie cards / smoothie recipe cards where
    `),
    spanish: ways(`
      recetas de batidos / cuántas recetas de batidos hay / tarjetas de smoothies / batidos para el intestino
      recetas de licuados gratis / cómo bajo las tarjetas de recetas / los niños pueden tomar los batidos
      licuados sin lácteos / qué traen las tarjetas de smoothies / recetas para la licuadora / batido verde receta
      ideas de licuado para el desayuno
    `),
    answer:
      'The Gut Health Smoothie Recipe Cards are six gentle smoothies with amounts and swaps, made with Fern & Fig Kitchen, to stand beside the blender. They are free on the freebies page.',
    answerSpanish:
      'Las Gut Health Smoothie Recipe Cards son seis batidos suaves con cantidades y cambios posibles, hechas con Fern & Fig Kitchen. Son gratis en la página de recursos (freebies), en inglés: deje su nombre y correo, y empieza la descarga.',
    page: '/freebies',
  },
  {
    title: 'Gut Detox Binders Chart',
    english: ways(`
      binder chart / how long is the binders chart / what is in the binder guide / which binders are on the chart
      chart about charcoal and clay / detox binders what are they / is the binder chart one page
      zeolite or charcoal / what is a binder / gut detox chart / how many pages has the binder thing
      chlorella binder / bentonite clay info / compare binders / binders pdf / the one about binders is it long
      what does the detox chart show / activated charcoal for detox / citrus pectin binder / mold binder chart
      are binders safe / when to take binders chart / six binders list / is that chart printable
      sheet about binders
    `),
    spanish: ways(`
      qué es un binder / tabla de binders / cuántas páginas tiene la tabla de binders
      carbón activado y arcilla tabla / qué trae la tabla de desintoxicación / cuáles binders hay en la tabla
      zeolita o carbón / para qué sirven los binders / es larga la tabla / comparar binders
      son seguros los binders / tabla gratis de binders
    `),
    answer:
      'The Gut Detox Binders Chart is a 1-page chart that sets six binders side by side: activated charcoal, bentonite clay, zeolite, chlorella, citrus pectin and silica. It says what is known, what to keep in mind and who should ask first. A binder cannot tell a toxin from a medicine, so ask your doctor or pharmacist before you take one, above all in pregnancy, for a child or with any medicine. It is free on the freebies page.',
    answerSpanish:
      'La Gut Detox Binders Chart es una tabla de 1 página con seis «binders»: carbón activado, arcilla bentonita, zeolita, chlorella, pectina de cítricos y sílice. Dice qué se sabe, qué tener en cuenta y quién debe preguntar antes. Un binder no distingue una toxina de una medicina; pregunte a su médico o farmacéutico antes de tomar uno, sobre todo en el embarazo, para un niño o con medicinas. Es gratis en la página de recursos (freebies), en inglés.',
    page: '/freebies',
  },
  {
    title: 'Gut-Healing Foods Guide',
    english: ways(`
      gut healing foods pdf / guide with soups / meal list for a tender gut / how many pages is the foods guide
      what does the food guide have / week of meals guide / shopping list for gut health
      which guide has a meal plan / guide about what to eat / healing foods list free / foods guide contents
      gut friendly grocery list / is there a free menu for a week / soup recipes guide
      the foods one how long is it / guide for gentle eating / what foods are in the healing guide
      food list to download / gut healing cookbook / free guide about foods / foods that heal the gut list
      grocery list pdf / gut foods booklet / guide to soups and meals / ten page food guide
      download the foods list
    `),
    spanish: ways(`
      guía de alimentos para el intestino / guía con sopas / lista de compras para el intestino
      menú de una semana gratis / cuántas páginas tiene la guía de alimentos / qué guía dice qué comer
      lista de alimentos para descargar / guía de comida suave / qué trae la guía de alimentos
      recetas de sopas guía / alimentos que sanan guía / plan de comidas de la guía
    `),
    answer:
      'The Gut-Healing Foods Guide has 10 pages: what is kind to a tender gut, with soups, a week of meals and a shopping list. It is a free PDF on the freebies page. It is for learning; with an illness, or for a small child, ask your doctor first.',
    answerSpanish:
      'La Gut-Healing Foods Guide tiene 10 páginas: qué le cae bien a un intestino delicado, con sopas, una semana de comidas y una lista de compras. Es un PDF gratis en la página de recursos (freebies), en inglés. Es para aprender; con una enfermedad o para un niño pequeño, pregunte antes a su médico.',
    page: '/freebies',
  },
  {
    title: 'Family Wellness Tracker',
    english: ways(`
      something to print and stick on the fridge / is the tracker ok for a 6 year old / printable for kids and grown ups
      wellness tracker / printable for the fridge / habit chart for kids / tummy diary / symptom tracker
      how many pages is the tracker / food and symptom journal / what is in the family tracker
      chart to track my sons belly / printable habit tracker / poop diary / tracker for the family
      is the tracker free / log for symptoms / weekly habits sheet / bowel diary printable
      something to write down what we eat / fridge door printable / tracking sheet / five page printable
      chart for the fridge / print a tummy log / family habit chart free / printable to note symptoms
      belly log for my child / do you have a food diary / worksheet / tracker / food diary printable
    `),
    spanish: ways(`
      diario de la barriga / hoja para el refrigerador / rastreador de hábitos / diario de síntomas
      cuántas páginas tiene el tracker / diario de comida para imprimir / tabla de hábitos para niños
      qué trae el family wellness tracker / hoja para anotar lo que comemos / registro de síntomas gratis
      es gratis el tracker / calendario de hábitos para imprimir
    `),
    answer:
      'The Family Wellness Tracker is a free printable of 5 pages for the fridge door: a week of habits, a tummy diary, and the month in sight. You find it on the freebies page.',
    answerSpanish:
      'El Family Wellness Tracker es un imprimible gratis de 5 páginas para el refrigerador: una semana de hábitos, un diario de la barriga y el mes a la vista. Está en la página de recursos (freebies), en inglés; deje su nombre y correo, y empieza la descarga.',
    page: '/freebies',
  },
  {
    title: 'Probiotic & Supplement Guide',
    english: ways(`
      guide about probiotics / probiotic guide pdf / how many pages is the supplement guide
      guide that explains strains / how to read a supplement label / which guide is about vitamins
      supplement guide contents / learn about probiotic strains / what does the probiotic guide say
      free guide on supplements / which freebie covers probiotics / label reading for supplements
      strains in plain words / probiotic booklet / the probiotic pdf how long / guide to choose a probiotic
      when to ask before taking a supplement guide / eight page guide / free probiotic guide / supplement booklet
      strains guide / guide to probiotics pages / label guide for supplements / pdf about vitamins
      read up on probiotics
    `),
    spanish: ways(`
      guía de probióticos / guía sobre suplementos / cuántas páginas tiene la guía de probióticos
      cómo leer la etiqueta de un suplemento / qué guía habla de vitaminas / cepas de probióticos explicadas
      qué dice la guía de probióticos / pdf de probióticos / guía gratis de suplementos
      guía para elegir un probiótico / contenido de la guía de suplementos / aprender sobre probióticos
    `),
    answer:
      'The Probiotic & Supplement Guide has 8 pages: strains in plain words, how to read a label, and when to ask first. It is a free PDF on the freebies page. It gives no advice for you alone, so ask your doctor or pharmacist before you take something new.',
    answerSpanish:
      'La Probiotic & Supplement Guide tiene 8 páginas: las cepas en palabras sencillas, cómo leer una etiqueta y cuándo preguntar antes. Es un PDF gratis en la página de recursos (freebies), en inglés. No es un consejo para su caso; pregunte a su médico o farmacéutico antes de tomar algo nuevo.',
    page: '/freebies',
  },
  {
    title: '30-Day Gut Reset Challenge',
    english: ways(`
      what is the 30 day reset / gut reset challenge / is the reset a fast / do i drink only juice in the reset
      is the 30 day thing a cleanse / how hard is the challenge / thirty day challenge details
      do you starve on the reset / do i have to count calories in the reset / what do you do in the gut reset
      pages of the reset guide / month long gut plan / can kids do the 30 day challenge / reset diet rules
      does the challenge need supplements / is the reset free / what happens each week of the challenge
      gut cleanse / is there a detox program / four weeks plan / do i give up coffee on the reset
      what if i miss a day of the challenge / is the challenge done with a group / thirty days gut
      thirty day plan for the gut / challenge pdf
    `),
    spanish: ways(`
      qué es el reto de 30 días / el reset es un ayuno / es una limpieza de jugos / reto de 30 días del intestino
      hay que contar calorías en el reto / cuántas páginas tiene el reto / qué se hace cada semana en el reto
      los niños pueden hacer el reto / es difícil el reto / el reto es gratis
      hay que tomar suplementos en el reto / plan de un mes para el intestino / qué pasa si fallo un día
    `),
    answer:
      'It is not a cleanse: nobody fasts, nobody counts calories, and nothing comes in a packet. The 30-Day Gut Reset Challenge is a free PDF of 12 pages with four gentle weeks (slow down, feed, plant, rest), one small step a day, meals and a tracker. If you are pregnant, ill or choosing for a child, ask your doctor first.',
    answerSpanish:
      'No es una limpieza: nadie ayuna, nadie cuenta calorías y nada viene en sobre. El 30-Day Gut Reset Challenge es un PDF gratis de 12 páginas con cuatro semanas suaves, un pequeño paso al día, comidas y una tabla. Está en inglés, en la página de recursos (freebies). Si está embarazada, enferma o es para un niño, pregunte antes a su médico.',
    page: '/freebies',
  },
];
