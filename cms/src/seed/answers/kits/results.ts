import { ways, type AnswerSample } from '../ways.ts';

/** Results: when they come, who reads them, how sure they are. */
export const results: AnswerSample[] = [
  {
    title: 'Results time',
    english: ways(`
      how long until i get my results / how long do i wait for results / how do i get my results
      how will i get my results / where do the results go / how long does the lab take / when will the lab be done
      its been three weeks and no results / are my results ready / how long is the wait for results
      when do i get my results / how long do results take / how long til i know / results time for gi map
      gut test results how many weeks / whats the turnaround / resluts how long
      how many days after the lab gets it / i mailed my sample last week when do i hear / how long after i mail it
      how long does it take to come back / when do you hear from the lab / how many weeks for the report
      do i get an email when they are in / where do i see my report / will you send me the report
      do results come in the mail / how will i know when they are in / which test is the fastest
      which test takes the longest / is two weeks normal to wait / when will i know something
      how many days until the lab is finished / how long before i hear back about my test / turn around time
      how quickly are results ready / wait time for stool test / results eta / lab has had it for ten days
      how long does shotgun testing take / urine test results in how many days
      its been a month where are my results / when do you email results
      how soon after i mail it back do i find out / time from sample to report / results for baby kit when
      do results come by email or post / how will i be told / who tells me when the report is in
      whats the holdup on my results / is it normal to wait four weeks / how long for hormones results
      how long does gi map lab work take / can results be rushed
      faq says two to three weeks but the kit says 28 days / quickest results of all your kits
      do you text me when results are back / and after i mail it when will we know
      once it is mailed when do we know
    `),
    spanish: ways(`
      cuándo llegan mis resultados / cuánto tardan los resultados / en cuantos dias tengo el resultado
      cuanto tarda el laboratorio / a dónde llegan los resultados / cuánto tengo que esperar
      me avisan cuando están listos / cuál prueba es la más rápida / en cuánto tiempo salen los resultados
      cuándo salen / cuántas semanas tarda / ya mandé mi muestra cuándo sé algo / cuándo sabré algo
      en cuántos días están los resultados / cuánto tarda la prueba de heces
      ya pasó un mes y no tengo resultados / cómo me avisan de los resultados / los resultados llegan por correo
      cuánto tarda el informe / cuánto tiempo después de mandar la muestra / cuánto tarda la prueba de hormonas
      se pueden apurar los resultados / la prueba de bebé cuánto tarda / dónde veo mi informe
      en cuánto tiempo están los resultados / cuándo me dan los resultados / cuánto se tarda el laboratorio / cuántas semanas para los resultados
    `),
    answer:
      'Count from the day the lab has your sample. GI-MAP takes {days:gi-map}. The adult, child, baby and pregnancy gut tests take {days:adult-gut}. Urine and saliva tests take {days:organic-acids}. For the finger-prick food panel the site names no days yet. Please ask through the contact form. If you feel worse while you wait, call your doctor.',
    answerSpanish:
      'Cuente desde el día en que el laboratorio recibe su muestra. GI-MAP tarda {days:gi-map}. Las pruebas intestinales de adulto, niño, bebé y embarazo tardan {days:adult-gut}. Las de orina y saliva, {days:organic-acids}. Para el panel de alimentos con punción del dedo el sitio aún no indica días. Pregunte en el formulario de contacto (contact form). Si empeora mientras espera, llame a su médico.',
    page: '/store#testing',
  },
  {
    title: 'From when the days count',
    english: ways(`
      does the time start when i order or when the lab gets it / the clock starts when
      are those days counted from the day i mail it / from which day do you count
      is 14 days from when it ships or from when the lab gets it / are the days business days or calendar
      do the 28 days include shipping / does the wait include mail time
      starting when exactly do i count the weeks / is that after the lab receives it / ten days from when
      counted from my order date? / when does the countdown to results begin
      does the two weeks begin once i drop it in the mail / how long all in from ordering to results
      total time from purchase to answers / start to finish how long is this
      order today when would i have answers / does that include the trip to the lab
      from when is the turnaround measured / do they count from shipping or from arrival at the lab
      whats day one of the results time / is the waiting time from receipt at lab
      how are the days to results counted / when do you start counting / when does the lab clock start
    `),
    spanish: ways(`
      desde cuándo se cuentan los días / los 28 días son desde que pido / cuentan desde que lo mando
      incluye el tiempo del correo / son días hábiles o corridos / desde qué día empieza
      los 14 días empiezan cuando llega al laboratorio / cuánto tarda todo desde que pido hasta el resultado
      se cuenta desde la compra / el plazo cuenta desde que recibo el kit / cuándo empieza a correr el tiempo
      tiempo total de principio a fin / a partir de cuándo cuenta el plazo
    `),
    answer:
      'The days are counted from the day the lab has your sample, not from your order. GI-MAP then takes {days:gi-map}, the other gut kits {days:adult-gut}, urine and saliva kits {days:organic-acids}. Before that, a kit leaves us in {shippingLeaves} and arrives in {shippingArrives}.',
    answerSpanish:
      'Los días se cuentan desde que el laboratorio tiene su muestra, no desde el pedido. GI-MAP tarda entonces {days:gi-map}, los demás kits intestinales {days:adult-gut}, y los de orina y saliva {days:organic-acids}. Antes, el kit sale en {shippingLeaves} y llega en {shippingArrives}.',
    page: '/store#testing',
  },
  {
    title: 'How long FAST 88 takes',
    english: ways(`
      how long for fast 88 results / food panel results how many days
      when do results from the finger stick food kit come / fast 88 turnaround
      results time for the 88 foods test / how many weeks for the food sensitivity results
      when will i know my food list / how long does the blood spot test take / finger prick kit results when
      food card results time / days until food test is back / fast88 wait
      does the food test take as long as the stool test / how soon is the food panel done
      blood drop test results how long / turnaround of the food one / food reaction test how long until answers
      when is fast 88 ready / how many days until the food list comes / fast 88 days
      wait for the food sensitivity kit / 88 foods report when / length of wait for finger prick test
      food antibody results time / does fast 88 take a month
    `),
    spanish: ways(`
      cuánto tarda fast 88 / cuándo llegan los resultados de la prueba de alimentos
      en cuántos días está el panel de alimentos / resultados del pinchazo de dedo cuándo
      cuánto tarda la prueba de los 88 alimentos / tiempo de la prueba de comida / cuántas semanas tarda fast88
      cuándo sabré mi lista de alimentos / demora la prueba de alimentos
      días para el resultado de las gotas de sangre / cuánto hay que esperar por fast 88
      cuándo está lista la prueba de comidas / cuándo llega el panel de comida
    `),
    answer:
      'For FAST 88, the finger-prick food panel, the site names no number of days yet. Results in general take about 2 to 3 weeks after the lab has the sample, some kits are quicker or slower. Please ask through the contact form before you order if the date matters to you.',
    answerSpanish:
      'Para FAST 88, el panel de alimentos con punción del dedo, el sitio aún no indica días. En general los resultados tardan unas 2 a 3 semanas desde que el laboratorio tiene la muestra; algunos kits tardan menos o más. Si la fecha le importa, pregunte en el formulario de contacto (contact form) antes de pedir.',
    page: '/store/fast-88',
  },
  {
    title: 'Who reads results',
    english: ways(`
      who reads my results / is it a doctor who looks at it / who is behind this / are you a doctor or a nurse
      what is a pa-c / who will i talk to / is a real person reading this / whos the practitioner
      who looks at the report / does a real person go over it / who explains it / is it read by a computer
      who checks the results / does the pa read it or the lab / who looks at my results
      is it an actual clinician who looks at my results / does a real practitioner see my report
      which person goes over my results / who looks over my report / is it a person who reads results
      who interprets the test / will an expert see my results / does she look at every result herself
      who goes through it with me / is a professional reviewing it / which person explains the report
      will somebody check my lab report / who writes my plan / do you have a doctor on staff to read labs
      who evaluates the sample / does a computer read my results / who at the practice sees the report
      is the pa reading single kits too / does anyone look at my results if i only buy a kit
      who is behind the report / human or machine reading results / who analyses the poop
      lab or practice reads it / qualified person to review results / who checks the lab findings
      is there an expert reading it / name the person who reads reports / which clinician reviews it
    `),
    spanish: ways(`
      quién lee mis resultados / es un doctor / quién me atiende / qué es una pa-c / quién revisa el informe
      quién mira mis resultados / una persona de verdad ve mis resultados / lo ve un profesional
      quién interpreta la prueba / ella ve todos los resultados / quién me explica el informe
      es una persona la que lee / quién analiza la muestra / quién escribe mi plan
      si solo compro el kit alguien lo revisa / lo lee una computadora o una persona
      hay un doctor que lea los resultados / quién ve mi reporte / quién me dice qué salió
      una doctora lee el informe
    `),
    answer:
      'A laboratory reads your sample and writes the report. {practitioner}, a board-certified physician assistant with {years} in practice, leads the practice. With a package, a program or a consultation she goes through the results with you. With a single kit you get your results and go on by yourself, or you add a consultation. She also reads the messages you send.',
    answerSpanish:
      'Un laboratorio analiza su muestra y hace el informe. {practitioner}, asistente médica certificada con {years} de ejercicio, dirige la práctica. Con un paquete, un programa o una consulta, ella revisa los resultados con usted. Con un kit solo, usted recibe los resultados y sigue por su cuenta, o añade una consulta. Ella también lee los mensajes que usted envía.',
    page: '/about',
  },
  {
    title: 'Results with consult',
    english: ways(`
      is a consult included / do i get to talk to someone about results / does the kit come with a consultation
      do i need the consult or can i just buy the kit / is a consult included with the kit
      does the price include a visit / kit only or kit and appointment / can i add a consultation later
      do results come with a call / is the consultation extra / consult included? / is talking to someone extra
      kit by itself or with help / does anyone explain it after / do i get help reading it
      can i get a consult later / what if i only buy the kit / is the visit extra
      does a single kit come with a call / is a consultation included when i buy a test
      do i get someone to explain it if i only buy the kit / kit only no help?
      will i be on my own with the report / can i add a visit later / is talking to her included
      just a kit or a kit and a visit / how do i get help with results after a kit
      do i need to pay extra to have results explained / does the price include a review of the results
      add on a consultation after my results / is follow up included with a test
      do i get a plan with a single kit / what if i cant make sense of the report alone
      is there any support with one kit / self guided what does that mean
      does the gi map price include an appointment / will you walk me through it or is it extra
      kit without consult / what support comes with one kit / is a talk about results part of the kit
      do you help me read it / is explanation extra / will anybody call me about my results
      i only bought the kit who explains it / i just got a kit no visit / i only have the kit and not a consultation
      can i just buy the test and read my results alone / i only want the test and no visit / is a visit included with the kit
    `),
    spanish: ways(`
      la consulta está incluida / el kit trae una cita / puedo añadir una consulta después
      la consulta se paga aparte / la consulta va incluida / es aparte la consulta / el kit incluye consulta
      me explican los resultados si solo compro el kit / puedo agregar una cita después
      se paga aparte la consulta / viene con una llamada / me quedo sola con el informe
      el precio incluye la explicación / un solo kit trae ayuda / puedo hablar con ella si compro el kit
      qué significa por su cuenta / la prueba trae seguimiento / me dan un plan con el kit
      incluye hablar con alguien / viene consulta con el kit
    `),
    answer:
      'A single kit comes without a consultation. You can add the Concierge Consult, one hour by video, at any time for {price:concierge-consult}. The Complete Gut Health Package, {price:complete-package}, has a test, an hour on the results and a shorter follow-up. The Family Wellness Program has visits too. If you only want to ask something short, use the contact form.',
    answerSpanish:
      'Un kit solo viene sin consulta. Puede añadir el Concierge Consult, una hora por video, cuando quiera, por {price:concierge-consult}. El Complete Gut Health Package, {price:complete-package}, trae una prueba, una hora sobre los resultados y un seguimiento más corto. El Family Wellness Program también incluye visitas. Para una pregunta corta, use el formulario de contacto (contact form).',
    page: '/store#consultation',
  },
  {
    title: 'Results explained',
    english: ways(`
      will you explain the results to me / what do my results mean / what happens after i get my results
      help me understand my report / my results are in now what / what does my result mean
      can you explain my report / my yeast came back high / i got my results now what / is my level bad
      read my results / whats a high number mean / my report says low elastase / what does this number mean
      my report says high / can you tell me what my result means / is 120 bad / my zonulin is high
      what is beta glucuronidase / can i send you my report / low elastase / is my result normal
      what now with these results / can i paste my report here / what does my report mean
      can you explain my numbers / my calprotectin is high what now / i have a red bar on my results
      help me understand my results / my lab value is out of range / h pylori showed up / low elastase is that bad
      my results scare me / interpret this for me / it says high yeast / i got my report and dont understand it
      what does low diversity mean / is a high zonulin dangerous / what should i do about my results
      the report is full of red / i pasted my results can you read them / my son tested positive for a parasite
      secretory iga low / can the chat read my test / go over my report with me / the numbers make no sense
      results came back abnormal / my dutch report says low cortisol / ochratoxin is elevated in mine
      everything normal but i feel bad
    `),
    spanish: ways(`
      qué significa mi resultado / pueden explicarme el informe / ya tengo mis resultados, y ahora qué
      mi resultado salió alto / salió alto / puedo mandarle mi informe / me explica mis resultados
      mi calprotectina está alta / salió un parásito / no entiendo el informe / mi reporte tiene rojo
      es malo que salga alto / salió levadura alta / tengo elastasa baja / puede leer mi prueba
      mis resultados me asustan / salió todo normal pero me siento mal / qué quiere decir este número
      explíqueme mi reporte
    `),
    answer:
      'I cannot read your results here, and please do not type them in. One number alone rarely says what is going on. When results are in, you hear from us in plain words with what comes next. To go through them with the practitioner, add a consultation, or ask a short question in the contact form. Do not start or stop a medicine because of a result. If you feel very ill, call your doctor or 911.',
    answerSpanish:
      'Aquí no puedo leer sus resultados; por favor, no los escriba. Un número solo rara vez dice qué pasa. Cuando llegan, le escribimos en palabras sencillas con el paso siguiente. Para revisarlos con la profesional, añada una consulta, o haga una pregunta corta en el formulario de contacto (contact form). No empiece ni deje una medicina por un resultado. Si se siente muy mal, llame a su médico o al 911.',
    page: '/store#consultation',
  },
  {
    title: 'While waiting',
    english: ways(`
      what can i do while i wait / waiting on results what now / anything to do before the kit comes
      should i change my diet now / how do i get ready / what to eat until results / waiting is hard any tips
      things to do meantime / what do i do until then / in the meantime / should i change my diet before
      anything to do while the lab works / what can i do until results come / waiting for results and anxious
      i cant stand the waiting / anything useful to do meanwhile / should i change my diet before results
      should i start a diet while i wait / im nervous about my results / how do i pass the time until the report
      meanwhile what should i eat / do something while the lab works / start healing before results
      keep a food diary while i wait / is there something to read in the meantime / in between what
      while the lab has it what now / prepare for my results / the wait is killing me
      what do folks do while waiting / may i begin probiotics while waiting / stuff to do before my report
      what to do before results come / cant wait for my results / keep busy until the report
      is it ok to just wait / what would help me during the wait
    `),
    spanish: ways(`
      qué hago mientras espero / debo cambiar mi comida ahora / cómo me preparo
      qué puedo hacer antes de los resultados / estoy ansiosa por los resultados / qué como mientras tanto
      puedo empezar algo antes del resultado / la espera me mata / puedo cambiar la dieta mientras espero
      qué hacer hasta que llegue el informe / mientras tanto qué / estoy nerviosa por el resultado
      algo para leer mientras espero / puedo llevar un diario / cómo aguanto la espera
      algo que hacer durante la espera
    `),
    answer:
      'Waiting is hard. You can come to the free workshop on {workshopDay} at {workshopTime}, read a free guide, or keep a short diary of food, sleep and belly days. The Family Wellness Tracker has a page for it. Before you collect, please keep to your usual food unless the leaflet says otherwise. Keep taking your medicines and keep seeing your doctor. If you get worse, call your doctor or 911.',
    answerSpanish:
      'Esperar es difícil. Puede venir al taller gratuito el {workshopDay} a las {workshopTime}, leer una guía gratis o llevar un pequeño diario de comida, sueño y digestión. El Family Wellness Tracker tiene una hoja para eso. Antes de tomar la muestra, coma como siempre, salvo que el folleto diga otra cosa. Siga tomando sus medicinas y viendo a su médico. Si empeora, llame a su médico o al 911.',
    page: '/freebies',
  },
  {
    title: 'Results from another laboratory',
    english: ways(`
      can you look at my results from another lab / i already have test results, can you read them
      i did a gi map with someone else / can you review my old labs / will you go over labs from my doctor
      can you interpret my blood work / i have labs from my doctor / bring my old results / quest results
      second opinion / look over a test i did before / can she look at blood work from my family doctor
      i already had a stool test elsewhere / bring my old labs / use results from a different company
      my gi doctor did tests can you review them / i have a gi map from another practice
      review tests i already did / do i need a new test if i have one from last year
      can i show her labs my primary ran / i got tested at the hospital already
      viome results will you look at them / are outside labs accepted / upload my previous lab work
      i have a folder full of lab results / do you accept tests from elsewhere / had a dutch done somewhere else
      everlywell results / could we talk about the labs from my endocrinologist / bring my records to the visit
      share results from my naturopath / past test results in the consult / second opinion on my lab results
      i have results from another lab / look at my old test results with me / can you use my doctors lab work
      can i send you my quest labs / will she look at my labcorp results / may i bring my own lab work
    `),
    spanish: ways(`
      pueden ver resultados de otro laboratorio / ya tengo resultados, los pueden leer
      tengo análisis de otro lugar / puedo llevar análisis de otro médico
      ya tengo una prueba de otro laboratorio / revisa exámenes de sangre que ya tengo
      me hicieron estudios en el hospital / sirven mis resultados viejos / puedo enseñarle mis análisis
      tengo un gi-map de otra clínica / aceptan resultados de otro lado / segunda opinión de mis resultados
      mi doctor ya me hizo pruebas las puede ver / llevar mis papeles a la cita / tengo estudios del año pasado
    `),
    answer:
      'Yes. Bring results that you already have, from any lab, to the Concierge Consult: one hour by video on your history, your results and your next step, {price:concierge-consult}. I cannot read results here, so please do not type them in.',
    answerSpanish:
      'Sí. Lleve a la consulta los resultados que ya tiene, de cualquier laboratorio: el Concierge Consult es una hora por video sobre su historia, sus resultados y su próximo paso, {price:concierge-consult}. Yo no puedo leer resultados aquí; por favor, no los escriba en este chat.',
    page: '/store#consultation',
  },
  {
    title: 'How sure a test is',
    english: ways(`
      how accurate is it / are the tests accurate / is this fda approved / are the tests reliable
      false positives / is it peer reviewed / are your labs certified / clia certified
      do doctors accept these results / will my doctor accept the results / is at home testing as good as a lab
      why trust a home test / can a home kit be wrong / how good are these tests / evidence / research
      scientific / is it real science / validated / are results exact / better than everlywell / like viome
      how do you compare to others / are these tests accurate / is there science behind this
      are your tests fda approved / clia certified lab / how reliable is a home test / is this legit science
      could the test be wrong / is gi map validated / are stool tests pseudoscience
      why does my gastro say these tests are worthless / evidence for microbiome tests
      how trustworthy are the results / does it miss things / is it as good as a hospital lab
      if i test twice do i get the same result / proof that this works / peer reviewed studies / scam or science
      quality of the lab / accuracy rate / is zonulin a real marker / my doctor laughed at stool tests
      how exact is the dna reading / can i rely on this / is the method proven / do hospitals use these tests
    `),
    spanish: ways(`
      qué tan precisa es la prueba / es confiable la prueba / está aprobada por la fda / es exacta
      son confiables / está aprobada / qué tan exacta es / mi doctor acepta los resultados
      puede fallar la prueba / hay falsos positivos / tiene base científica / mi médico dice que no sirven
      es tan buena como la del hospital / hay estudios que lo prueben / qué tan seguro es el resultado
      son confiables estas pruebas / está comprobado / puede equivocarse el laboratorio
      se puede confiar en el kit
    `),
    answer:
      'Each kit is read by an independent laboratory. A test shows one sample from one day; it can miss things, and it is not a diagnosis. The site states no approval and no certificate, so please ask through the contact form for the kit that you mean. The page of each kit says what it shows and what it cannot tell. Whether your doctor uses a result is for your doctor to say.',
    answerSpanish:
      'Un laboratorio independiente lee cada kit. Una prueba muestra una muestra de un día, puede no ver cosas y no es un diagnóstico. El sitio no menciona aprobaciones ni certificados; pregunte en el formulario de contacto (contact form).',
    page: '/store#testing',
  },
  {
    title: 'How often to test again',
    english: ways(`
      should i retest / when do i repeat the test / how often should i do gi map / do i need to test every year
      test again after treatment / follow up test / is one test enough / second kit to see if it worked
      how many months until i test again / retest after antibiotics / does the dna test need repeating
      once a year check / is a repeat test cheaper / do genes change should i redo it
      how long is a result good for / are last years results still valid / do it again in six months?
      repeat kit discount / when to check my gut again / is it a one time thing / will i have to keep buying tests
      how long before results go out of date / test every six months / do results expire
      when would i need another kit / is it worth doing twice
    `),
    spanish: ways(`
      cada cuánto hay que repetir la prueba / tengo que hacerla otra vez / cuándo repito el examen
      una prueba es suficiente / repetir después del tratamiento / cada año se hace / es más barato repetir
      cuánto tiempo vale el resultado / se repite la prueba de genes / segunda prueba para ver si mejoré
      en cuántos meses la repito / hay que hacerla varias veces / cuándo conviene repetir
    `),
    answer:
      'A gut, urine or food test shows one sample from one day, and the site names no rule for when to test again. The genetic kits are read once, because genes stay the same. Whether a second test would teach you something is a good question for a consultation, or for the contact form.',
    answerSpanish:
      'Una prueba de heces, orina o alimentos muestra una muestra de un día, y el sitio no da una regla para repetirla. Las pruebas genéticas se leen una sola vez, porque los genes no cambian. Si una segunda prueba le enseñaría algo, pregúntelo en una consulta o en el formulario de contacto (contact form).',
    page: '/#contact',
  },
];
