import { ways, type AnswerSample } from '../ways.ts';

/** The family program, and help beside the visits. */
export const program: AnswerSample[] = [
  {
    title: 'What the family program includes',
    english: ways(`
      what is the family wellness program / what do we get in the family program
      does the program include testing / is a kit included in the wellness program
      tell me about the concierge family plan / what is included every month / family plan details
      do kits come with the program / how does the family program work / program benefits
      is testing part of the program price / when does the program start / can we start right away
      is the family program worth it / who can join the program / single person in family program
      can i do the program alone / do we each get a plan / what happens each month in the program
      explain the wellness program to me / does the program cover the whole household
      what does the monthly program give you / expert protocols what is that / wellness subscription info
      program for a family of five what do we get
      can i switch who is in the program / can i add my mother to the program later / what happens at the end of the program / does everybody get their own visits
    `),
    spanish: ways(`
      qué es el programa familiar / qué incluye el programa / el programa incluye pruebas
      cómo funciona el programa de bienestar / cuándo empieza el programa / puedo hacer el programa yo sola
      vale la pena el programa / el kit viene en el programa / quién puede entrar al programa
      qué nos dan cada mes / detalles del programa familiar / cada persona tiene su plan
      nos pueden explicar el programa
    `),
    answer:
      'In the store, the Family Wellness Program gives each person a plan and {visits:family-wellness-program} visits over {payments:family-wellness-program} monthly payments of {price:family-wellness-program}. Gut testing is included, and it starts the week you join. One person can join, or the whole family, with {familyDiscount} off for {familyFrom} or more. It ends by itself.',
    answerSpanish:
      'En la tienda, el Family Wellness Program da a cada persona un plan y {visits:family-wellness-program} visitas durante {payments:family-wellness-program} pagos mensuales de {price:family-wellness-program}. La prueba intestinal está incluida, y empieza la semana en que se une. Puede unirse una persona o toda la familia, con {familyDiscount} de descuento desde {familyFrom}. Termina solo.',
    page: '/store/family-wellness-program',
  },
  {
    title: 'How long the family program lasts',
    english: ways(`
      is the program 4 months or 6 months / how long is the wellness program / duration of the family program
      home page says six months but the store says four / length of program / how many months is the family plan
      when would the program be over / is it half a year / four or six month program / program length doesnt match
      why does one page say six month subscription / how long does the family thing run
      months in the concierge program / is it a yearly program / how long do you stay with us
      does the program go for six months / number of months in the plan / when are we done with the program
      program runs how long / how many months do we commit / is the family plan four months
      when does the family plan end / how long would we be in the program / six months or four for the plan
      total length of the wellness plan / weeks in the program
    `),
    spanish: ways(`
      cuánto dura el programa / son cuatro o seis meses / la página dice seis meses y la tienda cuatro
      cuántos meses es el programa familiar / duración del programa / por cuánto tiempo es el plan / es de un año
      cuándo se acaba el plan familiar / el programa es de medio año / cuánto tiempo nos acompañan
      por qué una página dice seis meses / meses del programa de bienestar
    `),
    answer:
      'In the store, the Family Wellness Program runs over {payments:family-wellness-program} monthly payments, with {visits:family-wellness-program} visits for each person. The home page describes it as {programMonths} months with {programVisits} consultations. Please ask through the contact form which one is yours before you order.',
    answerSpanish:
      'En la tienda, el Family Wellness Program dura {payments:family-wellness-program} pagos mensuales, con {visits:family-wellness-program} visitas por persona. La página de inicio lo describe como {programMonths} meses con {programVisits} consultas. Antes de pedir, pregunte en el formulario de contacto (contact form) cuál es el suyo.',
    page: '/store/family-wellness-program',
  },
  {
    title: 'Questions between visits',
    english: ways(`
      can i email her between appointments / what if i have a question after my visit / messaging between visits
      support in between consults / can i text her something small
      do you answer questions after the package ends / is there follow up support
      who do i ask if the plan is not working / contact her after the consult
      a little question for the practitioner / ongoing support / can i reach her during the program
      how do i send her an update / do i need a new consult for a small question / is there a group chat
      private facebook group / will you check in on me / check ins between / stay in touch after program
      ask something about my plan later / write to her during the program / can i ask a follow up question
      how do we talk between visits / reach out to her after my plan / she gave me a plan and i have a question
    `),
    spanish: ways(`
      puedo escribirle entre citas / tengo una pregunta después de la consulta / hay apoyo entre visitas
      le puedo mandar mensaje / responde preguntas después del paquete / a quién pregunto si el plan no funciona
      necesito otra consulta para una pregunta corta / hay grupo de apoyo / cómo le cuento cómo voy
      me dan seguimiento / puedo contactarla durante el programa / duda sobre mi plan
    `),
    answer:
      'Write through the contact form: she reads it herself, and a personal reply comes within {replyTime}. For more time, add a consultation, or bring your question to the free workshop on {workshopDay}. The site names no chat or telephone line between visits. Please do not write about emergencies there; call 911.',
    answerSpanish:
      'Escriba en el formulario de contacto (contact form): ella misma lo lee, y la respuesta personal llega en {replyTime}. Si necesita más tiempo, añada una consulta o lleve su pregunta al taller gratuito del {workshopDay}. El sitio no menciona un chat ni un teléfono entre visitas. Para una emergencia no escriba allí; llame al 911.',
    page: '/#contact',
  },
];
