import { ways, type AnswerSample } from '../ways.ts';

/** What went wrong with an order, a kit, a sample or a mail, and what to do then. */
export const mishaps: AnswerSample[] = [
  {
    title: 'Results that are late',
    english: ways(`
      my results are late / the lab has had my sample for three weeks and nothing / still no results
      its been 30 days and i have not heard anything / my sample has been at the lab a month / results overdue
      why are my results taking so long / i should have heard by now / no word about my results yet
      its past the 14 days where are my results / my gi map results never came / results delayed
      sent my sample weeks ago and heard nothing / has something gone wrong with my results
      my childs results are not here after five weeks / waiting way longer than you said
      the lab is taking forever / did the lab lose my sample / the days are over and nothing came
      its been over 28 days / i havent heard a thing since i mailed it / how late can results be
      you said two weeks its been four / nobody told me my results / who do i ask about late results
      results still not in / are my results lost
    `),
    spanish: ways(`
      mis resultados están atrasados / el laboratorio tiene mi muestra hace tres semanas y nada
      todavía no llegan mis resultados / ya pasaron los 14 días / por qué tardan tanto mis resultados
      no me han dicho nada de mis resultados / se perdió mi muestra en el laboratorio / pasó un mes sin resultados
      ya debería tener mis resultados / mis resultados no llegan / resultados retrasados
      llevo semanas esperando los resultados
    `),
    answer:
      'I am sorry that you wait so long. Count from the day the lab had your sample: GI-MAP takes {days:gi-map}, the other gut kits {days:adult-gut}, urine and saliva kits {days:organic-acids}. If more days have gone by, write through the contact form with your name, the kit and the day you mailed it, and a person asks after it. The link in each e-mail about your order shows where it is; I cannot see that. If you feel worse meanwhile, call your doctor.',
    answerSpanish:
      'Siento que espere tanto. Cuente desde el día en que el laboratorio tuvo la muestra: GI-MAP tarda {days:gi-map}, los otros kits intestinales {days:adult-gut}, los de orina y saliva {days:organic-acids}. Si pasaron más días, escriba en el formulario de contacto (contact form) con su nombre, el kit y el día en que lo mandó, y una persona pregunta por él. El enlace de cada correo sobre su pedido muestra si el laboratorio lo tiene. Yo no puedo verlo desde aquí. Si empeora, llame a su médico.',
    page: '/#contact',
  },
  {
    title: 'Whether the sample reached the lab',
    english: ways(`
      how do i know my sample arrived / has my kit reached the lab
      how do i know they have it / will someone tell me when the lab gets it / i mailed my sample did it get there
      is my sample at the lab yet / confirm that my sample was received / tracking for the return envelope
      i mailed the swab last week has it arrived / my sample was mailed on wednesday how do i know it is there
      can i track the envelope to the lab / do i get a message when the lab has it / sample received?
      i dropped it in the mailbox is it there / where is my sample now / did my urine sample make it
      how can i see if they received my test / is the lab working on my sample / was my tube received
      what if my sample got lost in the mail / my sample is lost on the way to the lab
      i sent it back a week ago whats happening / status of my sample
      was my spit tube delivered / proof that the lab got it / did my envelope make it to the lab
    `),
    spanish: ways(`
      llegó mi muestra al laboratorio / cómo sé que tienen mi muestra / mandé la muestra ya llegó
      me avisan cuando llega la muestra / dónde está mi muestra / recibieron mi muestra
      se perdió la muestra en el correo / cómo rastreo el sobre al laboratorio / confirman que llegó la muestra
      ya está mi muestra en el laboratorio / mandé el sobre la semana pasada / estado de mi muestra
    `),
    answer:
      'The link in each e-mail about your order opens a page of its own, which shows each kit and where it is: sent, at the lab, results in. I cannot see that from here. If it does not say "at the lab" and you mailed the sample more than a week or so ago, write through the contact form with your name, the kit and the day you mailed it, and a person asks after it.',
    answerSpanish:
      'El enlace de cada correo sobre su pedido abre una página que muestra cada kit y dónde está: enviado, en el laboratorio, con resultados. Yo no puedo verlo desde aquí. Si no dice que está en el laboratorio y mandó la muestra hace más de una semana, escriba en el formulario de contacto (contact form) con su nombre, el kit y el día en que lo mandó.',
    page: '/#contact',
  },
  {
    title: 'A charge that looks wrong',
    english: ways(`
      my card was charged two times / double charge on my card / charged the wrong amount
      i only ordered one kit but got two / you sent me two and billed me twice / there is a charge i dont recognize
      why is the charge higher than the price / i was charged after the program ended / extra charge on my statement
      my bank shows two payments / you charged me and i never ordered / billed for something i did not buy
      the amount on my card is wrong / wrong total on my receipt / dispute a charge / pending charge twice
      i see two pending payments / overcharged / charged for two kits but one came / fifth payment was taken
      my husband and i were both charged / charged full price with a coupon / why was i charged again
      unknown charge from your practice / charged but the order failed / they took the money twice
      got more kits than i ordered
    `),
    spanish: ways(`
      cobro doble / no reconozco este cobro
      me cobraron y no pedí nada / llegaron dos kits y pedí uno / el total está mal / cobro equivocado
      mi banco muestra dos pagos / me cobraron después de terminar el programa / me cobraron sin el cupón
      por qué me cobraron otra vez
      el cargo de mi tarjeta no cuadra / me llegó un cobro extraño / cobraron un quinto pago
    `),
    answer:
      'I am sorry. Please write through the contact form with your name, the day and the amount of each charge, and what you ordered; a person looks it up and puts it right. If more or other kits came than you ordered, say so too, and leave them closed. Pressing Pay twice never charges you twice. Please do not type your card number here or there.',
    answerSpanish:
      'Lo siento. Escriba en el formulario de contacto (contact form) con su nombre, el día y el monto de cada cobro y lo que pidió; una persona lo revisa y lo corrige. Si llegaron más kits u otros, dígalo también y no los abra. Apretar Pay dos veces nunca cobra dos veces. Por favor, no escriba su número de tarjeta aquí ni allá.',
    page: '/#contact',
  },
  {
    title: 'A birthday or a name given wrong',
    english: ways(`
      i gave the wrong birthday at checkout / i put my wifes birth date instead of mine / wrong date of birth on the form
      i typed my own name for my sons kit / the name on the kit is wrong / misspelled my name at checkout
      i entered my husbands birthday by mistake / fix the birth date on my order / wrong last name on the order
      i mixed up my kids birthdays at checkout / does the name on the tube have to match
      birth date is off by a year / i used my maiden name / wrong person on the kit / i switched the twins kits
      i put todays date as birthday / correct the date of birth please / the lab will have the wrong birthday
      i wrote the wrong birthday on the tube / name mismatch between order and tube
      my daughters name is spelled wrong on it / i registered the kit under me but it is for my son
      used a nickname on the sample / wrong gender on the form / how do i fix who the kit is for
      i gave the birthday of somebody else / change the date of birth
    `),
    spanish: ways(`
      puse el cumpleaños de mi esposo / el nombre del kit está mal
      me equivoqué de nombre en el pedido / escribí mal mi nombre / confundí las fechas de mis hijos
      el nombre del tubo no coincide / corrija la fecha de nacimiento / puse mi nombre y es para mi hijo
      escribí mal la fecha en el tubo / puse mal el apellido / cambié los kits de mis hijos
      anoté mal el cumpleaños de mi niña / el kit está a nombre equivocado
    `),
    answer:
      'Easy to mend if it is told in time. The lab matches the sample by the birth date, so the order and the tube should say the same. While the kit has not shipped, you can change who uses it on the page of your order, behind the link in each e-mail about it. After that, write through the contact form with your name and the day you ordered before you mail the sample, or at once if it is on its way. Please type no birth date here in the chat.',
    answerSpanish:
      'Se arregla si lo dice a tiempo. El laboratorio identifica la muestra por la fecha de nacimiento, así que el pedido y el tubo deben decir lo mismo. Mientras el kit no haya salido, puede cambiar quién lo usa en la página de su pedido, con el enlace de cada correo. Después, escriba en el formulario de contacto (contact form) con su nombre y el día del pedido antes de mandar la muestra, o enseguida si ya va en camino. No escriba fechas de nacimiento en este chat.',
    page: '/#contact',
  },
  {
    title: 'A part of the kit that was lost or spoiled at home',
    english: ways(`
      i lost the return envelope / lost the envelope to the lab / i threw away the leaflet / i lost the instructions
      the kids tore up the envelope / can i use my own envelope / i misplaced the label / i dropped the swab in the toilet
      swab fell on the floor before i used it / can i use a normal cotton swab / toddler ran off with the tube
      my dog ate the envelope / i broke the tube myself / spilled the liquid in the tube / used up both swabs
      can i mail the sample in a regular box / where do i send it without the envelope / lab address i lost the mailer
      i need another envelope / replacement part for my kit / lost one of the strips / the card got wet
      can i get the leaflet online / instructions for my kit as a pdf / i threw the box out
      do i have to buy a whole new kit because i lost a piece / lost the prepaid label / i cant find the tube cap
    `),
    spanish: ways(`
      perdí las instrucciones / puedo usar otro sobre
      se mojó la tarjeta / perdí la etiqueta / mi hijo rompió el tubo / necesito otro sobre
      dónde mando la muestra sin el sobre / perdí una tira / tiré el folleto
      no encuentro el sobre / perdí una pieza del kit / el perro mordió el tubo / tiré el sobre prepagado
    `),
    answer:
      'It happens. Please write through the contact form and say which kit it is and which part is lost or spoiled; a person tells you what can be done. Until then keep what is left together, and put the sample in no other tube or envelope before you have asked. Whether a new part costs anything, the site does not say.',
    answerSpanish:
      'Pasa. Escriba en el formulario de contacto (contact form) qué kit es y qué parte se perdió o se dañó; una persona le dice qué se puede hacer. Mientras tanto guarde lo demás y no use otro tubo, hisopo o sobre. El sitio no dice si una parte nueva cuesta algo. Cómo se toma cada muestra está también en la página de cada kit.',
    page: '/#contact',
  },
  {
    title: 'A kit that waited a long time',
    english: ways(`
      does my kit expire / i got the kit months ago and never did it / my kit is from last year can i still use it
      expiration date on the kit / how long is a kit good for / i found an old kit in the closet / kit shelf life
      bought it in january and now its june / can i wait three months before i collect / the tube is past its date
      i put off the test for half a year / is an unused kit still ok / can i keep the kit for later
      we went on vacation and the kit sat there / kit sat in a hot garage / the date on the box is over
      do i need a new kit if mine is old / how soon after it comes must i use it / i have not opened it in a year
      is there a time limit to use the kit / can i do it next spring / i was sick so i never used my kit
      the kit froze in the mailbox / is the kit still valid after a year
      my kit has been in a drawer since christmas / is it too late to use my kit
    `),
    spanish: ways(`
      tengo el kit desde hace meses / cuánto dura el kit / mi kit es del año pasado
      encontré un kit viejo / puedo esperar tres meses para hacerlo / fecha de caducidad del kit
      el kit se quedó en el calor / todavía sirve mi kit / hay un plazo para usar el kit / nunca abrí el kit
      el kit ya venció
      guardé el kit casi un año
    `),
    answer:
      'How long a kit keeps is different for each kit: look for a date on the tube, the card or the box, and read the leaflet. If the date is over, or if the kit lay in heat or frost, please do not collect yet. Write through the contact form and say which kit it is and when it came; a person tells you whether the lab still takes it. The site names no time limit.',
    answerSpanish:
      'Cuánto dura depende del kit: busque una fecha en el tubo, la tarjeta o la caja, y lea el folleto. Si ya pasó, o si el kit estuvo en calor o hielo, no tome la muestra todavía. Escriba en el formulario de contacto (contact form) qué kit es y cuándo llegó; una persona le dice si el laboratorio aún lo acepta. El sitio no indica un plazo propio.',
    page: '/#contact',
  },
  {
    title: 'Fridge, freezer and heat',
    english: ways(`
      does the sample go in the fridge / fridge or freezer / how do i store the urine / do i freeze the urine sample
      can i leave the tube on the counter / does the stool tube have to be cold / keep the swab refrigerated
      do i need an ice pack / sample in the hot car / is heat bad for the sample / my sample sat out overnight
      room temperature ok / how do i keep it until i mail it / store the sample over the weekend
      must the dutch strips stay cold / does the saliva tube need the fridge / the ice pack melted
      can i put it in the fridge next to food / how cold must it be / sample got warm in the mailbox
      does summer heat ruin the sample / where do i keep the collected sample / frozen overnight before shipping
      how many days can it sit at home / put the blood card in the fridge / does oat urine need freezing
    `),
    spanish: ways(`
      la muestra va en el refrigerador / congelo la orina / cómo guardo la muestra / necesita hielo
      puedo dejar el tubo afuera / el calor daña la muestra / se quedó fuera toda la noche
      guardar la muestra el fin de semana / el hisopo se refrigera / las tiras van en frío
      dónde guardo la muestra / la saliva va en el refrigerador
    `),
    answer:
      'That is different for each kit, and the leaflet in the box says it: whether the sample must stay cold or frozen, and how soon it has to be mailed. The strips of DUTCH and the card of FAST 88 dry in the open air. Keep a sample out of heat and sun, and mail it early in the week so that it does not wait over a weekend. If it stood warm, do not mail it yet: ask through the contact form and say which kit it is.',
    answerSpanish:
      'Depende del kit, y el folleto de la caja lo dice: si la muestra debe estar fría o congelada y cuándo hay que mandarla. Las tiras de DUTCH y la tarjeta de FAST 88 se secan al aire. Evite el calor y el sol, y mándela a principios de la semana. Si quedó caliente por error, no la mande todavía: escriba en el formulario de contacto (contact form) qué kit es.',
    page: '/#contact',
  },
  {
    title: 'The day to mail a sample',
    english: ways(`
      mail it friday or wait until monday / which day of the week should i mail the sample / is saturday ok to mail it
      can i drop it in the mailbox on sunday / best day to collect and mail / should i wait till monday to collect
      collected on friday now what / can the sample wait over the weekend / holiday weekend should i hold my sample
      is it bad to mail on a friday / mail my tube before a holiday / when in the week do i collect
      can i mail the swab the next day / do i mail it the same day / the post office is closed today
      usps or ups for the sample / how soon after collecting do i mail it
      i collected thursday night / wait with the sample until after the weekend / what day do i do the test
      mail carrier pick up at my house / does it matter when i mail it
      send the sample monday / do i collect first and mail later
      is wednesday too late to send it
    `),
    spanish: ways(`
      la mando el viernes o espero al lunes / puedo mandarla el sábado
      puede esperar el fin de semana la muestra / qué día tomo la muestra / la mando el mismo día
      la oficina de correos está cerrada / la tomé el viernes / mando la muestra antes de un feriado
      cuándo mando el sobre / buzón u oficina de correos / espero al lunes para tomarla
      puedo recoger la muestra un sábado
    `),
    answer:
      'Early in the week is best, so that the sample does not wait over a weekend or a holiday. If it is Thursday or later, collecting on Sunday evening or Monday is the better plan. Mail it soon after you collect, in the envelope from the box, which is already paid. How long a sample keeps the leaflet says; ask through the contact form if you are not sure.',
    answerSpanish:
      'Lo mejor es a principios de la semana, para que la muestra no espere un fin de semana o un feriado. Si ya es jueves o más tarde, es mejor tomarla el domingo por la noche o el lunes. Mándela poco después de tomarla, en el sobre de la caja, que ya está pagado. Si ya la tomó, el folleto dice cuánto dura; si duda, pregunte en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'A workshop link that has not come',
    english: ways(`
      i signed up for the workshop but got no link / no zoom link in my inbox / the workshop link never came
      where is my link for thursday / i registered and got no email about the class / link to the meeting is missing
      the workshop starts soon and i have no link / resend the workshop link / the meeting link does not work
      i cant get into the workshop / zoom says waiting for host / did my workshop sign up go through
      workshop email not in spam either / link expired for the webinar / when do you send the workshop link
      lost the invitation to the workshop / how do i join tonight / signed up last week still no invite
      it says meeting id invalid / no confirmation for the workshop / i deleted the workshop email
      same link every week or a new one / do i have to sign up again each week / cant open the video meeting
      signed up for thursday but nothing came
    `),
    spanish: ways(`
      me inscribí al taller y no llegó el enlace / no tengo el enlace del jueves / el enlace del taller no sirve
      no puedo entrar al taller / reenvíen el enlace / borré el correo del taller / cuándo mandan el enlace
      no llegó la invitación / me inscribí y no recibí nada / el taller empieza y no tengo enlace
      el enlace es el mismo cada semana / perdí el enlace del taller
    `),
    answer:
      'The video-meeting link comes by e-mail after you sign up on the freebies page. Please look in your spam folder, and sign up once more in case the address was typed wrong. If it is still not there or does not open, write through the contact form or to {email} before {workshopDay} at {workshopTime}, and a person sends it to you.',
    answerSpanish:
      'El enlace de la videollamada llega por correo electrónico después de inscribirse en la página de recursos gratis. Mire en spam e inscríbase otra vez por si la dirección estaba mal. Si aún no llega o no abre, escriba en el formulario de contacto (contact form) o a {email} antes del {workshopDay} a las {workshopTime}.',
    page: '/freebies',
  },
  {
    title: 'A workshop that is missed or recorded',
    english: ways(`
      is the workshop recorded / can i watch a replay / i missed the workshop / what if i miss it on thursday
      i work thursday evenings is there a recording / do you post the workshop on youtube / replay link please
      can i watch it later / i could not make it last week / is there another day for the workshop
      do you have workshops at another time / workshop in the morning / do i have to come every week
      can i leave the workshop early / come late to the class / slides from the workshop / notes from last thursday
      what did i miss last week / i have kids to put to bed at that time / weekend workshop
      is it ok to skip a week / recording of the webinar / past workshops / can you send me the video
      is there a lunchtime session / i cannot come this thursday
      will there be a recording / i missed it is there a recording / is there a replay / do you record the workshop / missed last weeks class can i watch it / is it taped / is there a recording of the workshop
      is the class taped somewhere
    `),
    spanish: ways(`
      se graba el taller / me perdí el taller / trabajo los jueves hay grabación
      hay taller otro día / puedo verlo después / tengo que ir cada semana / puedo llegar tarde al taller
      no puedo ir este jueves / hay taller en la mañana / mandan el video del taller / diapositivas del taller
      hay taller los sábados
    `),
    answer:
      'The next free workshop is always on {workshopDay} at {workshopTime}, so nothing is lost if you miss one: there is one topic each week, and you need not come to all. The site does not mention recordings, slides or another day or hour. If {workshopDay} evenings never suit you, ask through the contact form.',
    answerSpanish:
      'El próximo taller gratuito es siempre el {workshopDay} a las {workshopTime}: hay un tema cada semana y no hace falta ir a todos. El sitio no menciona grabaciones, diapositivas ni otro día u hora. Si nunca puede ese día, pregunte en el formulario de contacto (contact form); las guías y los artículos son gratis siempre.',
    page: '/freebies',
  },
  {
    title: 'A guide that does not open',
    english: ways(`
      the guide wont download / the pdf does not open on my phone / download button does nothing / pdf is blank
      i cant open the smoothie cards / the free guide link is broken / how do i save the pdf on my iphone
      the download failed / i clicked download and nothing happened / the file is damaged
      the tracker will not print / how do i print the guide / where did the download go / pdf opens in gibberish
      it asks for my email again and again / the guide never arrived by mail / can you email me the guide
      error when downloading the chart / page not found for the guide / cant read the pdf on my tablet
      i downloaded it but cannot find it / guide is cut off / do i need an app to open the guide
      send me the challenge again / my download link stopped working / resend the guide
    `),
    spanish: ways(`
      no se descarga la guía / no puedo abrir la guía en mi teléfono / la descarga falló
      el enlace de la guía no sirve / cómo imprimo la guía / el archivo está dañado / me la mandan por correo
      descargué la guía y no la encuentro / no llegó la guía a mi correo / el pdf sale en blanco / reenvíen la guía
      cómo guardo la guía
    `),
    answer:
      'I am sorry. The guides are PDF files. A copy also comes by e-mail, so look there, and in the spam folder. On a phone the file is usually among the downloads or in the Files app; if it does not open, try another browser or a computer. If it still fails, write through the contact form, say which guide it was and what you see, and a person sends it.',
    answerSpanish:
      'Lo siento. Las guías son archivos PDF. También llega una copia por correo electrónico; mire ahí y en spam. En un teléfono el archivo suele estar en Descargas o Archivos; si no abre, pruebe otro navegador o una computadora. Si sigue fallando, escriba en el formulario de contacto (contact form) qué guía era y qué ve.',
    page: '/freebies',
  },
  {
    title: 'When money comes back',
    english: ways(`
      when do i get my refund / how long does a refund take / has my refund been sent / where is my refund
      how will i be refunded / does the refund go back to my card / will i get an email about my cancellation
      do i get a message when it is cancelled / i cancelled last week and no money yet / refund to another card
      you said you refunded me but its not in my bank / how many days until the money is back
      confirmation that my order was cancelled / partial refund when / refund status / is my cancellation confirmed
      my refund is missing / how do i know it was canceled / do you refund shipping / refund by check
      refund for the part i sent back / how fast do you pay back / did the cancellation go through
      is the coupon refunded too / refund in store credit / will you tell me when its done
    `),
    spanish: ways(`
      cuándo llega mi reembolso / me devuelven a la tarjeta / dónde está mi dinero
      cancelé y no me han devuelto / me avisan cuando cancelan / reembolso a otra tarjeta
      cómo sé que se canceló / me mandan un correo de la cancelación / estado de mi reembolso
      devolución parcial / ya hicieron el reembolso
      cuándo veo el dinero en mi cuenta
    `),
    answer:
      'What is paid back goes to the card that paid, and an e-mail tells you. How many days your bank takes to show it, the site does not say. I cannot see orders or refunds from here: if nothing has come, look in your spam folder and write through the contact form with your name, the day you ordered and the amount.',
    answerSpanish:
      'Lo que se devuelve va a la tarjeta con la que pagó, y un correo electrónico se lo avisa. Cuántos días tarda su banco, el sitio no lo dice. No puedo ver pedidos ni reembolsos desde aquí: si no llega nada, mire en spam y escriba en el formulario de contacto (contact form) con su nombre, el día del pedido y el monto.',
    page: '/#contact',
  },
];
