import { ways, type AnswerSample } from './ways.ts';

/** Consultations by video. */
export const visits: AnswerSample[] = [
  {
    title: 'Telehealth',
    english: ways(`
      where are you located / do you have an office / can i come in person / do you do in person visits
      are you near me / what is your address / is it all online / are visits online / is it on zoom or in person
      can i see you face to face / do i have to drive somewhere
      telehelth or in office / walk in / do you take walk ins / can i stop by / where do i go for the visit
      what city are you in / are you local / do we meet on zoom / is it video / what do i need for the video
      do i need an app / will i see her face / is there a waiting room
      drive to you / where in the us are you / do you do house calls / can you come to my house
      is the consult just a link / do i need an app for the video visit
      is anything to install or print for the visit / phone or computer for the consult / is everything online
      do i need to drive somewhere / where is your office / zoom or in person / can i come in
      how does she see us / are visits on the computer / im old and not good with computers can i still do it
      what program do you use for video / do i need to download an app / can i do the visit on my phone
      do you have a clinic near me / is it skype / what if my internet is bad
      is telemedicine as good as in person / face to face meeting
      in person appointment / physical exam possible / what do i need for the video call / is the call private
      do you meet online / can we do the talk from our couch / whats your address / is it a video call
      do you meet over the internet
    `),
    spanish: ways(`
      dónde están ubicados / puedo ir en persona / la consulta es por video / tienen consultorio
      es en persona o por internet / es por zoom / en qué ciudad están / dónde están
      están en méxico o estados unidos / es en línea / necesito una aplicación para la consulta
      la consulta es con un enlace / las consultas son por video / necesito descargar algo / se puede por teléfono
      no sé usar la computadora puedo hacerlo / necesito cámara / puedo hacer la cita desde el celular
      cuál es su dirección / atienden en persona / es todo en línea / la cita es por internet
      puedo verla desde mi casa / hay oficina cerca / es presencial
      es en persona o en línea / tengo que ir a algún lado
    `),
    answer:
      "Visits are by video, face to face online, on a HIPAA compliant platform. You stay at home. The site names no office to visit. A parent or guardian joins a child's visit. Video cannot replace a hands-on exam when you need one. In an emergency, call 911.",
    answerSpanish:
      'Las consultas son por video, cara a cara en línea, en una plataforma que cumple con HIPAA. Usted se queda en casa. El sitio no menciona un consultorio. Un padre, madre o tutor acompaña al niño. El video no reemplaza un examen en persona cuando hace falta. En una emergencia, llame al 911.',
    page: '/store#consultation',
  },
  {
    title: 'Booking a visit',
    english: ways(`
      how do i book the consult / how do i schedule my appointment / how do i make an appointment
      when is the next available appointment / how soon can i get an appointment / what do i need for the consult
      do i need to buy a kit first / do i need results before the consult / can i just talk to her without a test
      how do i pick a time / make an appointment / next opening / when can i see her
      how long is the wait for a visit / appointment this week / how do i set up my hour / calendar
      same day visit / do i pay before i book / how does the consult go / what do we talk about
      will i get a written plan / can i record the consult / schedule a consultation / book a call with her
      i want to see her / set up a visit / how do i get on the calendar / next available appointment
      can i pick my time / where do i schedule / sign me up for a consult / how soon can i see her
      make an appointment for my daughter / reserve an hour / is there a wait list / need a slot this week
      can i choose the day of my consult / book online / i paid for the consult now what
      when will my appointment be / i would like to talk with somebody by video / steps to book the hour
      is she taking new patients / do i pay before scheduling / appointment please / get an appointment with her
      how to reserve a video visit
    `),
    spanish: ways(`
      cómo hago una cita / cómo reservo una cita / cómo saco una cita / cómo agendo la consulta
      qué tan pronto hay cita / necesito una prueba antes de la consulta / quiero una cita / cuándo hay cita
      cómo agendo / cómo hago la cita / hay citas esta semana / cómo es la consulta / puedo hablar con la doctora
      cómo agendo una consulta / reservar una hora / cuándo hay cita disponible / puedo escoger la hora
      dónde hago la cita / cita para mi hija / qué tan pronto me puede ver / cómo aparto una consulta
      ya pagué la consulta y ahora qué / acepta pacientes nuevos / quiero hablar con ella por video
      citas en la tarde
      quiero hablar con ella / cómo reservo la videollamada / puedo hacer una cita
    `),
    answer:
      'Put the Concierge Consult in your cart, alone or with a kit. It is one hour by video, {price:concierge-consult}. After you paid, the page of your order and the e-mail say how your time is found, and you agree on a day and an hour with the practice. You need no test first. I cannot see free times.',
    answerSpanish:
      'Ponga el Concierge Consult en el carrito, solo o con un kit. Es una hora por video, {price:concierge-consult}. Después de pagar, el correo y la página de su pedido dicen cómo se acuerda la hora. No necesita una prueba antes.',
    page: '/store#consultation',
  },
  {
    title: 'Moving a visit',
    english: ways(`
      can i reschedule my consult / i need to move my appointment / what if i cant make my appointment
      cancel my consult / change my visit time / i cant make it tomorrow / another time / running late
      change the day / push my call / cancel my visit / reschedule my appointment
      need a different time for my consult / change my appointment time / something came up
      kid is sick need to move our video call / push my visit to next week / can i postpone
      my boss scheduled a meeting over my appointment / move my consultation / cancel my appointment for thursday
      double booked / pick another day for the visit / my visit is tomorrow and i cant / how late can i reschedule
      how far ahead do i need to tell you to move it / i will be traveling on the day of my visit / switch my slot
      swap appointment times / im running late for the call / can we do it an hour later
      rearrange our video appointment / new date for the consult / last minute change of appointment
      what is the notice to move a visit / need to shift my appointment
      how far in advance must i tell you to move it
      reschedule my video call / my visit is in three hours can i move it / i cannot make my call today / change the time of my consult
    `),
    spanish: ways(`
      puedo cambiar mi cita / no puedo ir a mi cita / no puedo ir / cambiar la hora / cambiar mi cita
      no puedo ir a la cita mañana / mover la consulta / posponer mi cita / necesito otra hora
      mi hijo está enfermo hay que cambiar la cita / hasta cuándo puedo cambiar la cita
      voy a llegar tarde a la videollamada / cancelar mi cita / otro día para la consulta
      con cuánto tiempo aviso para cambiar la cita / se me cruzó otra cosa el día de la consulta
    `),
    answer:
      'A consultation can be moved up to {moveBefore} before it begins. Write to us through the contact form with your name and the time that you have, and a person finds another one with you. If you missed it, write as well. I cannot move visits from this chat.',
    answerSpanish:
      'Una consulta se puede mover hasta {moveBefore} antes. Escríbanos en el formulario de contacto (contact form) con su nombre y su hora. Desde este chat no puedo mover citas.',
    page: '/#contact',
  },
  {
    title: 'Missing a visit',
    english: ways(`
      i missed my appointment / forgot about my consult / no show fee / do you charge for a missed visit
      what if i dont show up / overslept and missed the call / is there a penalty for missing the video call
      i was not able to log on and missed it / late cancellation fee
      do i lose my money if i miss the appointment / what if i am late / cancel less than 24 hours before
      i forgot we had a meeting today / missed session what now / do i get another time if i miss it
      will you refund a missed appointment / the internet died during our call / couldnt connect to the visit
      what happens when a client does not appear / i totally spaced on my visit / charge for not coming
      can i make up a missed consultation / power went out at appointment time / fee for not showing up
      did not make it to the video call / no show / forgot my appointment
    `),
    spanish: ways(`
      perdí mi cita / se me olvidó la consulta / cobran si falto / qué pasa si no llego a la cita
      hay multa por no presentarse / pierdo el dinero si falto / no pude conectarme a la cita
      me quedé dormida y perdí la consulta / se fue el internet en la videollamada / me dan otra cita si falté
      cancelar con menos de 24 horas / qué pasa si llego tarde
    `),
    answer:
      'A consultation can be moved up to {moveBefore} before it begins. What happens when one is missed, and whether it costs anything, the site does not say. Please write through the contact form right away with your name and the time you had, and a person settles it with you.',
    answerSpanish:
      'Una consulta se puede mover hasta {moveBefore} antes de empezar. El sitio no dice qué pasa si se pierde ni si cuesta algo. Escriba enseguida en el formulario de contacto (contact form) con su nombre y la hora que tenía, y una persona lo arregla con usted.',
    page: '/#contact',
  },
  {
    title: 'What happens in a visit',
    english: ways(`
      what happens during the consult / what do we talk about in the hour / what will she ask me
      how do i prepare for my visit / do i get a plan after the consultation / is there a written plan
      what should i have ready for the call / what do i get for the hour / how long is a consult
      is one hour enough / will she give me a diet / do you send notes after the visit
      do i get a summary afterwards / is it recorded / what does the concierge consult include
      what is a concierge consult / what can she do for me in an hour / what questions should i ask her
      do you go over my history / tell me about the consultation / is it just her talking
      do i leave with next steps / what should i bring / do i have to show my stool report
      what is the visit like / what happens in the hour
    `),
    spanish: ways(`
      qué pasa en la consulta / de qué se habla en la hora / cómo me preparo para la cita
      me dan un plan por escrito / qué incluye el concierge consult / cuánto dura la consulta
      qué debo tener listo / me da una dieta / me mandan un resumen / qué me va a preguntar
      qué es el concierge consult / una hora es suficiente / qué llevo a la cita
    `),
    answer:
      'The Concierge Consult is one hour by video, face to face, with a board-certified physician assistant, on your history, your results and your next step. You get a written plan afterward. Have your medicines, vitamins, allergies and questions written down, and any results you already have. It does not promise a diagnosis or a prescription, and it is not for emergencies.',
    answerSpanish:
      'El Concierge Consult es una hora por video, cara a cara, con una asistente médica certificada, sobre su historia, sus resultados y su próximo paso. Después recibe un plan por escrito. Tenga anotadas sus medicinas, vitaminas, alergias y preguntas, y los resultados que ya tenga. No promete un diagnóstico ni una receta, y no es para emergencias.',
    page: '/store/concierge-consult',
  },
  {
    title: 'In which order',
    english: ways(`
      can i do the consult first then the test / should i test before the consult
      how long between the test and the consult / when do i have my consult
      do i talk to you before or after the results / when is the follow up / test first or visit first
      do i wait for results to book / when does the follow up happen / what comes first
      should i test first or talk first / consult before buying a kit / can i talk to her without a test
      is a kit required to have the hour / do the kit first? / which comes first test or appointment
      can i start with only a conversation / i dont want a test just advice / wait for results before booking?
      order of things / must i buy a test to see her / when is the consultation in the package
      talk now and test later / begin with a visit / test then visit or visit then test
      is it ok to only do the consult / do we meet before or after results / can the hour be used to choose a kit
      when do i schedule the package consult / no kit just the visit / is it fine to only talk with her first
      do i have to do a kit before we speak / test before consult? / can we meet before i test
      results first or meeting first
    `),
    spanish: ways(`
      la consulta es antes o después de la prueba / cuándo es la consulta / qué va primero
      primero la prueba o la consulta / necesito prueba para la cita / puedo hablar sin hacerme la prueba
      hay que tener resultados antes de la consulta / solo quiero la consulta sin kit / cuál va primero
      consulta antes de comprar el kit / es obligatorio el kit / cuándo es la consulta del paquete
      puedo empezar con una plática / cita antes o después de los resultados / puedo hacer solo la hora
    `),
    answer:
      'As you like: you need no test first. Some people begin with the hour, the Concierge Consult, and choose a test afterward; others bring their results to it. With the package, the hour comes when your results are in, and the follow-up about a month later. You agree on the day with the practice.',
    answerSpanish:
      'Como usted quiera: no necesita una prueba antes. Algunas personas empiezan con la hora, el Concierge Consult, y eligen la prueba después; otras llevan sus resultados. Con el paquete, la hora llega cuando están los resultados, y el seguimiento más o menos un mes después. El día lo acuerda con la práctica.',
    page: '/store#consultation',
  },
  {
    title: 'Somebody beside you at a visit',
    english: ways(`
      can my husband come to the call / can my spouse join the consult / can we both be on the visit
      can my mom join the appointment / do my kids have to be there / can i bring someone
      does my child need to be on the video / can my wife be there / both parents / grandma on the call
      does my baby need to be in the picture / can a friend sit in / can my teen be alone on the call
      interpreter / can my husband join the call / can my mom sit in / bring my wife to the consult
      is it ok if my kids are in the room / both parents on the video / can my caregiver be there
      translator on the call / i want my sister with me / can grandma join the visit
      does my child need to be on camera / may i bring a friend for support / my adult daughter wants to listen in
      can two of us share one consult / spouse can attend? / two people on one hour
      can we do the consult as a couple / join from two different places / can my nurse be present
      is my kid required in the visit / family member on the line / can someone take notes for me
      can my partner be in the session / is it alright if my dad listens / bring a support person
      may both of us be in the visit
    `),
    spanish: ways(`
      puede venir mi esposo a la consulta / mi hijo tiene que estar en la consulta / puede estar mi esposa
      con mi mamá / puede estar mi esposo en la cita / puede entrar mi mamá a la llamada
      los dos padres en la consulta / puede haber un traductor / tiene que estar mi hijo en la cámara
      puedo llevar a alguien / dos personas en una consulta / puede acompañarme mi hija / consulta en pareja
      pueden estar los niños en el cuarto / mi cuidadora puede estar / puede escuchar un familiar
    `),
    answer:
      'A parent or guardian joins the visit of a child. For anybody else the site makes no rule: say in the contact form, or when the time is agreed, who should be there. Visits are by video, so one link is enough.',
    answerSpanish:
      'Un padre o tutor acompaña la consulta de un niño. Para otras personas el sitio no pone regla: dígalo en el formulario de contacto (contact form) o al acordar la hora.',
    page: '/store#consultation',
  },
  {
    title: 'Visits',
    english: ways(`
      how many visits in the family program / how many calls do i get / how many consultations are included
      5 or 7 visits / how many appointments come with the program / how many visits are in the family program
      how many appointments do i get / number of consults in the wellness program / how many times do we meet
      visits per person / how many sessions in the plan / do i get follow ups / how many zoom calls are included
      how often do we talk / how many zooms / is there a follow up visit / how many times will i see her
      do both of us get visits / how long is each visit / how long are the calls / are visits unlimited
      how many visits in the program / number of consultations in the family plan / is it five visits or seven
      how often do we meet in the program / how many times do i talk with her / sessions per person
      how long are the follow ups / visits in the complete package / is a follow up visit in the package
      how many appointments for each family member / are the visits shared by the family
      is the follow up thirty minutes / length of visits / how many talks do i get
      your pages disagree on how many visits / home page says seven visits / visits over four months
      does each child get their own visits / what is the number of meetings
      consults included in wellness program / how often are check ins / once a month visits?
      how many hours with her in total / frequency of appointments in the plan / visit count
    `),
    spanish: ways(`
      cuántas consultas incluye el programa / cuántas visitas tengo / cuantas citas por persona
      hay consulta de seguimiento / cuánto dura cada visita / cada cuánto hablamos
      cuántas consultas trae el programa / son cinco o siete visitas / cuántas citas por persona
      cada cuánto son las citas / cuánto dura el seguimiento / cuántas veces hablo con ella
      las visitas son por persona / la página dice siete consultas / cuántas citas trae el paquete
      cada hijo tiene sus visitas / cuántas sesiones son / citas en los cuatro meses
    `),
    answer:
      'In the store, the Family Wellness Program has {visits:family-wellness-program} visits per person over {payments:family-wellness-program} monthly payments. The home page describes it as {programMonths} months with {programVisits} consultations. Please ask through the contact form which one is yours before you order. The Complete Gut Health Package has a 60-minute consultation and a 30-minute follow-up one month later. The Concierge Consult is one hour.',
    answerSpanish:
      'En la tienda, el Family Wellness Program tiene {visits:family-wellness-program} visitas por persona y {payments:family-wellness-program} pagos mensuales. La página de inicio lo describe como {programMonths} meses con {programVisits} consultas. Antes de pedirlo, pregunte en el formulario de contacto (contact form) cuál es el suyo. El Complete Gut Health Package trae una consulta de 60 minutos y otra de 30 minutos un mes después. El Concierge Consult dura una hora.',
    page: '/store#packages',
  },
];
