import { ways, type AnswerSample } from './ways.ts';

/** How to reach the practice, and who works there. */
export const contact: AnswerSample[] = [
  {
    title: 'Job',
    english: ways(`
      are you hiring / i want to work for you / job openings? / do you take interns / can i volunteer
      im a nurse looking for work / where do i send my resume / careers page / can i work for you
      any job openings / i am a nurse looking for work / internship / do you take students to shadow
      volunteer with you / send my resume / part time remote job / need an assistant?
      i am a dietitian can i join your team / apply for a position / employment / receptionist job
      clinical rotation for pa students / externship / is there an opening for a health coach
      work from home position / vacancy / join the staff / contractor opportunities / where do i send my cv
      virtual assistant job / do you need help in the office / openings for a nurse practitioner
      how can i join your team
    `),
    spanish: ways(`
      están contratando / busco trabajo / puedo mandar mi currículum / aceptan voluntarios / hay trabajo
      puedo trabajar con ustedes / dónde mando mi currículum / aceptan practicantes / quiero ser voluntaria
      vacantes / empleo / soy enfermera busco trabajo / trabajo desde casa / hacen pasantías / solicitud de empleo
      puesto de trabajo
    `),
    answer:
      "Thank you for asking. The site names no open positions. You can write a short note in the contact form and choose 'General questions'. A person reads it. Please do not send papers with private details.",
    answerSpanish:
      'Gracias por preguntar. El sitio no menciona puestos abiertos. Puede escribir una nota corta en el formulario de contacto (contact form) y elegir «General questions». La lee una persona. Por favor, no mande papeles con datos privados.',
    page: '/#contact',
  },
  {
    title: 'Press',
    english: ways(`
      im a reporter / media inquiry / can i interview you / be on my podcast / press kit?
      do you do speaking events / collab on instagram / want to feature you in an article
      i host a podcast can she be a guest / interview request / journalist with a question
      would you speak at our church / speaker for womens conference / invite her to speak / press kit
      write about your practice / collaboration with influencer / sponsor my channel / guest post on your blog
      magazine article / can i quote you / radio show / business proposal / partner with your brand
      brand ambassador / i want to feature you / speaking engagement / summit speaker / affiliate program to join
      marketing offer for you / we build websites would you like one / press contact / have her on our show
    `),
    spanish: ways(`
      soy periodista / quiero hacer una entrevista / contacto de prensa / invitación a un podcast
      quiero entrevistarla / tengo un podcast / prensa / puede hablar en nuestra iglesia / conferencista
      colaboración / propuesta de negocio / invitación a hablar / quiero escribir sobre ustedes
      medios de comunicación / quiero ser embajadora / quiero invitarla a mi programa
    `),
    answer:
      "Thank you for your interest. The site has no press page. Please write through the contact form and choose 'General questions'. Say who you are, what it is for and your deadline. A personal reply comes within {replyTime}.",
    answerSpanish:
      'Gracias por su interés. El sitio no tiene página de prensa. Escriba en el formulario de contacto (contact form) y elija «General questions». Diga quién es, para qué es y su fecha límite. La respuesta personal llega en {replyTime}.',
    page: '/#contact',
  },
  {
    title: 'Business hours',
    english: ways(`
      what are your hours / are you open on saturday / when are you open / can i call on weekends
      do you do evening appointments / r u open today / holiday hours / what time do you close / when do you open
      are you there on weekends / evening appointments / when are you closed / appointment times
      are you open today / closed on sunday / open on thanksgiving / after hours / saturday visits
      open on saturday / when do you close / office hours / are you closed for thanksgiving
      what time can i reach you / do you work weekends / open now? / what time zone are you in
      are visits available in the evening / can i get a weekend appointment / hours of operation / working hours
      when is she available / what days do you work / are you there on sunday / can i order at night
      is the office open on memorial day / time you open / lunch break / are early morning visits possible
      what hours are consults / are you there at night / can i reach you on sunday / what are the practice hours
      weekend availability
    `),
    spanish: ways(`
      hacen citas los sábados / atienden en fin de semana
      están abiertos los sábados / a qué hora abren / horario / cuál es su horario / abren los sábados
      a qué hora cierran / atienden por la tarde / están abiertos hoy / atienden los sábados / qué horario tienen
      abren el sábado / horario de atención / trabajan los domingos / hay citas de noche / abren en días festivos
      a qué hora los encuentro / qué días trabajan / puedo pedir de noche / en qué zona horaria están
      están abiertos el domingo / cuándo abren / horas de atención
    `),
    answer:
      'The shop is open at any hour. The site names no office hours or appointment hours. Questions are answered in about {questionTime}. Please ask through the contact form which days and times are free for a visit. In an emergency, call 911 at any hour.',
    answerSpanish:
      'La tienda está abierta a toda hora. El sitio no indica horario de oficina ni de citas. Las preguntas se contestan en unas {questionTime}. Pregunte en el formulario de contacto (contact form) qué días y horas hay para una consulta. En una emergencia, llame al 911 a cualquier hora.',
    page: '/#contact',
  },
  {
    title: 'Phone',
    english: ways(`
      can someone call me / whats your phone number / do you have a phone line / i would rather talk on the phone
      call me please / can i call you / do you have a number i can text / call me back please / is there a hotline
      phone nmbr / can someone ring me / whatsapp? / can i text you / do you call people back / give me a call
      a number to ring / hotline / whatsapp / can somebody phone me / is there a number
      i want to talk to a human on the phone / telephone number / i dont do computers can i call / text number
      number to call for questions / i prefer calling / do you have a 1-800 number / speak to someone by phone
      fax number / toll free / call back request / who do i phone / give me a number / voicemail
      i would rather talk than type / customer service line / phone support / contact number
      can she give me a ring / landline / do you take calls / ring you up / phone line open / can i get a call
      is there a phone / speak by telephone
      can i talk to someone on the phone whats the number / is there a number i can call you at
    `),
    spanish: ways(`
      cuál es su teléfono / puedo llamar / tienen whatsapp / pueden llamarme / me pueden llamar
      cuál es su número / número de teléfono / quiero hablar por teléfono / número de atención al cliente
      prefiero llamar / tienen fax / a qué número llamo / línea de ayuda / me marcan por favor
      un número para llamar / hay teléfono / quiero que me llamen / número de contacto / me puede llamar alguien
      alguien que me llame por favor
      tienen teléfono / hay whatsapp
    `),
    answer:
      'The site gives no phone number. Please use the contact form. You can leave your own number there if you would like a call, and a person decides with you how to talk. Please do not type your number in this chat. In an emergency call 911. In a mental health crisis, call or text 988.',
    answerSpanish:
      'El sitio no da un número de teléfono. Use el formulario de contacto (contact form). Allí puede dejar su número si quiere que le llamen. Por favor, no lo escriba en este chat. En una emergencia llame al 911. En una crisis emocional, llame o escriba al 988.',
    page: '/#contact',
  },
  {
    title: 'Contact',
    english: ways(`
      how do i reach you / i want to talk to a person / what is your email / how do i contact you
      can i message the practitioner / customer service / whats your email / can i talk to a real person
      how fast do you reply / nobody answered me yet / i need to speak to someone / talk to a human pls
      how long til you write back / who do i ask / where do i write / can someone help me / is there a person
      i have a question for the practitioner / send you a message / how do i get a hold of you / support
      can i email you / i need help from a human / where do i write to you / where can i send a question
      who do i message / email address please / where is the contact form / send a message to the practice
      how can i reach a real human / ask the practitioner directly / how do i write to you / get in touch
      where do i send my question / is there someone i can email / speak to a representative / message her
      need to talk to staff / connect me with a person / human please / link to contact
      i need help from somebody / can i send you a note / write to support / reach out / i have a private question
      which box do i pick in the contact form / drop you a line / whats the best way to reach you
      send you an email / how to ask a person
    `),
    spanish: ways(`
      cómo los contacto / quiero hablar con una persona / cuál es su correo / cuánto tardan en contestar
      con quién hablo / necesito ayuda de una persona / tienen correo / cómo me comunico
      quiero hablar con alguien / tienen correo electrónico / dónde les escribo / a dónde escribo
      cómo les escribo / dónde mando una pregunta / dónde puedo escribirles / quiero hacerles una pregunta
      correo electrónico por favor / dónde está el formulario de contacto / servicio al cliente
      mandar un mensaje / cuál es su email / necesito ayuda de alguien / a dónde mando mi pregunta
      quiero comunicarme con ella / me puede atender una persona / formulario de contacto dónde
      quiero escribirle a ella / dónde escribo un mensaje
    `),
    answer:
      'Use the contact form on the home page, or write to {email}. A person reads it. A personal reply comes within {replyTime}, and most questions take about {questionTime}. If you have waited longer, look in your spam folder and write again. Do not wait for a reply in an emergency. Call 911.',
    answerSpanish:
      'Use el formulario de contacto (contact form) de la página de inicio o escriba a {email}. Lo lee una persona. La respuesta personal llega en {replyTime}; la mayoría de las preguntas tardan unas {questionTime}. Si esperó más, mire en spam y escriba otra vez. En una emergencia no espere respuesta. Llame al 911.',
    page: '/#contact',
  },
  {
    title: 'When a reply comes',
    english: ways(`
      how soon will you write back / when will someone answer me / i wrote three days ago and nobody answered
      how long until you respond / nobody answered my message / response time / how long for a reply
      i wrote yesterday / when will i hear from you / still no answer / wrote through the form
      how soon do you get back to people / do you answer on weekends / how fast do you answer
      i wrote to you and heard nothing / when will i get a reply / nobody has answered my message
      sent the form three days ago / do you reply on weekends / still no answer from you
      when do i hear back from my note / are you ignoring my email / 24 or 48 hours / how soon do you write back
      waiting on a reply / did you get my message / how long does an answer take / no one responded to my question
      reply time / i filled out the contact form yesterday / expect a response when / why no reply yet
      you havent written back / turnaround for questions / how quickly do you get back to people
      when should i expect an answer / still waiting for you to answer / is it a day or two until you answer
      how fast do you email back / how quick do you write back / when will someone email me / do you answer emails the same day
      i wrote through the form days ago and got no answer / did my message even go through / nobody answered my message yet
    `),
    spanish: ways(`
      cuándo me responden / nadie contestó mi mensaje / cuándo contestan / escribí ayer / cuándo me contestan
      escribí y no me han respondido / cuánto tardan en responder / mandé el formulario hace tres días
      tiempo de respuesta / contestan los fines de semana / nadie me responde / recibieron mi mensaje
      son 24 o 48 horas / en cuánto me escriben / todavía no tengo respuesta / por qué no contestan
    `),
    answer:
      'A personal reply comes within {replyTime}, and most questions are answered in about {questionTime} on business days. If you have waited longer, look in your spam folder and write once more through the contact form. Please do not wait for a reply in an emergency: call 911.',
    answerSpanish:
      'Una persona responde dentro de {replyTime}; la mayoría de las preguntas, en unas {questionTime} en días hábiles. Si esperó más, mire en spam y escriba otra vez en el formulario de contacto (contact form). En una emergencia llame al 911.',
    page: '/#contact',
  },
  {
    title: 'Asking before buying',
    english: ways(`
      can i ask a quick question for free / i just want to talk to someone before i buy / free consultation
      can i have a free call / is there a discovery call / do you answer medical questions by email
      can i talk to her first / intro call / quick question first / free call / talk before i pay / can i try it
      15 minute chat / just have one question / do i pay to ask / is there a free call first
      can i ask questions before i buy / discovery call / free 15 minute chat / talk before paying
      do you offer a free intro call / try before i commit / can i get advice for free / no cost consult
      is the first visit free / complimentary call / a free chat with her first
      i want to talk to someone before i spend money / meet and greet / how can i ask her something without paying
      pre purchase question / does asking cost anything / are questions free / trial session
      just want to see if its a fit / introductory visit / free advice / short call to see if you can help
      ask a question for free / no obligation talk
      can i talk to hannah before buying / may i ask her something before i order
    `),
    spanish: ways(`
      puedo hacer una pregunta gratis / hay consulta gratis / puedo hablar con alguien antes de comprar
      puedo preguntar antes / una llamada gratis / llamada gratis primero / puedo preguntar antes de comprar
      es gratis preguntar / la primera cita es gratis / hablar antes de pagar / consejo gratis
      llamada de 15 minutos gratis / quiero conocerla antes de pagar / cuesta algo preguntar / consulta sin costo
      sesión de prueba / consulta gratuita antes
    `),
    answer:
      'Short questions are free: use the contact form, and a person replies within {replyTime}. Or come to the free workshop on {workshopDay} at {workshopTime} and ask face to face. Advice on your own health belongs in a consultation, one hour by video for {price:concierge-consult}. The site names no free call.',
    answerSpanish:
      'Las preguntas cortas son gratis en el formulario de contacto (contact form); una persona responde dentro de {replyTime}. También puede venir al taller gratis del {workshopDay} a las {workshopTime}. Los consejos sobre su salud son parte de una consulta de una hora por {price:concierge-consult}.',
    page: '/#contact',
  },
  {
    title: 'Languages',
    english: ways(`
      do you speak spanish / is anyone bilingual / do you have materials in spanish
      can i have the visit in spanish / other languages / se habla espanol / is the workshop in spanish / french
      sign language / translate / is the visit in spanish / can i get results in spanish / interpreter available
      french speaking / is the site in other languages / hablan espanol / my mother only speaks spanish
      translator / does she speak portuguese / chinese / can i write to you in spanish / german
      do you have the guide in spanish / bilingual staff / which languages do you support / asl interpreter
      consult in another language / report in spanish / leaflet in spanish / change language / russian
      my english is not good / is anyone there who speaks spanish / do you offer help in other languages
      spanish please
    `),
    spanish: ways(`
      hablan español / hay alguien que hable español / la consulta puede ser en español
      tienen materiales en español / la doctora habla español / tienen intérprete / la consulta es en español
      los resultados vienen en español / mi inglés no es bueno / hay intérprete / el sitio está en español
      puedo escribirles en español / el taller es en español / las instrucciones están en español
      ella habla español / mi mamá solo habla español / atienden en español / material en español
    `),
    answer:
      'This chat answers in English and in Spanish. The site is in English, and it does not say whether visits or materials come in Spanish. Please ask through the contact form.',
    answerSpanish:
      'Este chat responde en español. El sitio está en inglés y no dice si las consultas o los materiales pueden ser en español. Pregunte en el formulario de contacto (contact form).',
    page: '/#contact',
  },
  {
    title: 'Social media',
    english: ways(`
      do you have an instagram / are you on facebook / youtube channel / do you have a podcast / tiktok
      where can i follow you / social media / are you on instagram / facebook page / do you have tiktok
      follow you online / instagram handle / pinterest / where can i follow her / social accounts
      is there a facebook group / whats your insta / do you post videos / linkedin / twitter / any videos to watch
      channel / tag you / like your page / online community / whats your facebook / telegram channel
      is the instagram real / subscribe to your channel / where are you online / any social pages / tiktok account
    `),
    spanish: ways(`
      tienen instagram / están en facebook / redes sociales / página de facebook / están en tiktok
      canal de youtube / cómo los sigo / tienen podcast / grupo de facebook / cuál es su instagram / hacen videos
      tienen twitter / los puedo seguir en internet / dónde están en redes / cuenta de instagram
    `),
    answer:
      'Marks of social media stand at the foot of each page; one that is not there yet says so. What the practice writes is in the Knowledge Corner, and you can meet the practitioner in the free workshop on {workshopDay} at {workshopTime}.',
    answerSpanish:
      'Los enlaces a redes sociales están al pie de cada página; el que aún no existe lo dice. Lo que escribe el consultorio está en el Knowledge Corner, y puede conocer a la profesional en el taller gratis del {workshopDay} a las {workshopTime}.',
    page: '/freebies',
  },
  {
    title: 'Complaint',
    english: ways(`
      i want to complain / im really unhappy with this / bad service / who do i report a problem to
      you charged me twice / this was a waste of money / i want to speak to the manager / privacy complaint
      im so mad / bad experience / you people messed up / i want to speak to a manager / this is ridiculous
      nobody helps me / worst service / i am unhappy with the service / i want to file a complaint
      this is unacceptable / the consult was terrible / she was rude to me / you overcharged me
      i was charged two times / false advertising / i feel ripped off / i want my money back now
      awful experience / your support is bad / i will leave a bad review / nobody is helping me
      how do i complain / where can i report you / i am angry / extremely disappointed / poor service
      i want someone to fix this / this company let me down / hipaa complaint / charge i dont recognize
      dispute this charge / let me talk to whoever is in charge / this went badly and i want it fixed
    `),
    spanish: ways(`
      quiero poner una queja / no estoy contento / me cobraron dos veces / mal servicio, con quién hablo
      quiero quejarme / mal servicio / quiero presentar una queja / estoy muy molesto / me cobraron de más
      el servicio fue malo / nadie me ayuda / quiero hablar con el encargado / me siento estafada
      mala experiencia / dónde me quejo / cobro que no reconozco / estoy decepcionada / exijo mi dinero
    `),
    answer:
      'I am sorry that this went wrong. Please write through the contact form and say what happened and what would make it right. A person reads it, and a personal reply comes within {replyTime}. For a wrong charge, name the date and the amount, but no card number. If you believe your health privacy was not respected, you may also complain to the U.S. Department of Health and Human Services.',
    answerSpanish:
      'Siento que algo saliera mal. Escriba en el formulario de contacto (contact form), diga qué pasó y cómo se podría arreglar. Lo lee una persona, y la respuesta personal llega en {replyTime}. Si es un cobro equivocado, diga la fecha y la cantidad, pero no el número de tarjeta. Si cree que no se respetó la privacidad de su salud, también puede quejarse ante el Departamento de Salud y Servicios Humanos de Estados Unidos.',
    page: '/#contact',
  },
];
