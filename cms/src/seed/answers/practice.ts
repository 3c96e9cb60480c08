import { ways, type AnswerSample } from './ways.ts';

/** The practice and the practitioner. */
export const practice: AnswerSample[] = [
  {
    title: 'The practitioner',
    english: ways(`
      whats a pa vs a doctor / pa or md whats the difference / did she go to school for nutrition
      is she a real doctor or a nurse
      who is the practitioner / are you licensed / are you certified / are you qualified / is she a real doctor
      is she a nurse / whats a pa-c / what are her credentials / how long has she been doing this / who runs this
      tell me about the provider / is she board certified / do you have a doctor on staff / whats her name
      what is her training / where did she study / what school / how many years / license number
      can i see her license / is she a nutritionist / how many families has she helped
      when did the practice start / is she a doctor / what are her qualifications / is she an md
      what does pa-c mean / what is a physician assistant / how many years has she worked
      tell me about the practitioner / is she licensed / her credentials / is she a real medical professional
      is the lady a nurse or what / does she have experience with kids / naturopath or doctor
      how qualified is the person / who is the founder / is there a doctor at your practice / background of the pa
      who am i talking to on the video / has she done this long / is she any good / dr who
      did she go to med school / years of practice / is a pa the same as a doctor
      is the practitioner a physician
      what does she specialize in / what is her specialty / what is she an expert in / does she know about kids guts
    `),
    spanish: ways(`
      quién me atiende es doctora / ella es médica
      quién es la especialista / es doctora / tiene licencia / cuántos años de experiencia / es enfermera
      cómo se llama / son doctores de verdad / es médico de verdad / quién es ella / es médica
      qué estudios tiene / cuántos años de experiencia tiene / quién dirige la práctica / es enfermera o doctora
      está certificada / dónde estudió / hay un médico en la práctica / qué es asistente médica
      es doctor de verdad / tiene título de médico / la especialista es médica o qué
    `),
    answer:
      '{practitioner} is a board-certified physician assistant with {years} in practice: a licensed medical professional, not a physician (MD). Her focus is root-cause gut health for adults, children and babies. She founded and leads the practice, holds the visits, and goes through results in packages, programs and consultations. The About page tells more.',
    answerSpanish:
      '{practitioner} es asistente médica certificada, con {years} de ejercicio: una profesional médica con licencia, no doctora (MD). Fundó y dirige la práctica, hace las consultas y revisa los resultados en paquetes, programas y consultas. La página About cuenta más.',
    page: '/about',
  },
  {
    title: 'Her own story',
    english: ways(`
      why did she start this / what is her story / how did she get into gut health / did her own child get sick
      does she have kids / why does she care about the gut / founder story
      what made her found the practice / personal story of the practitioner / about her family
      how did the practice begin / what is your mission / what do you stand for
      your philosophy / what makes you different from my doctor / why should i come to you and not a regular gi
      whats your approach / values of the practice / how are you different / what do you believe about health
      does she understand what mothers go through / purpose of this practice / what drives her
      how did she come to do this
      who founded this place and why / how did this practice come about
      does hannah have kids / is hannah a mom / is she a mother herself / whats her background story
    `),
    spanish: ways(`
      por qué empezó esto / cuál es su historia / tiene hijos / cómo nació la práctica
      cuál es su misión / en qué se diferencian de mi doctor / qué es la causa raíz / cuál es su filosofía
      qué valores tienen / está casada / qué la hace diferente / por qué se dedica al intestino
    `),
    answer:
      'She worked for years where visits were eleven minutes long. Then her own child became ill, and it took a stool test, a changed kitchen, much reading and much prayer before their days grew quiet again. So she founded this practice to look for the root cause, with time for the whole story and food, sleep and rest first. The About page tells the rest.',
    answerSpanish:
      'Trabajó años donde las visitas duraban once minutos. Luego enfermó su propio hijo, y hicieron falta una prueba de heces, otra cocina, mucha lectura y mucha oración hasta que volvieron los días tranquilos. Por eso fundó esta práctica: para buscar la causa raíz, con tiempo para toda la historia, y primero comida, sueño y descanso. La página About cuenta el resto.',
    page: '/about',
  },
  {
    title: 'The figures of the practice',
    english: ways(`
      what does 98 percent success rate mean / is the success rate real / how many families have you helped
      where does the 4.9 rating come from / 500 or 1000 families / success rate proof / average rating
      who counted the 98 percent / how do you measure success / is 1000 families true / star rating
      your numbers seem too good / how many clients do you have / statistics of your practice / rated by whom
      500 families or 1000 families helped which / success stories percentage / how often does it work
      what percent get better / is that rating from google / prove your success rate / 4.9 stars from where
      how many families are with you / what is your success rate / how was the success rate counted
      is the 98 percent real / what does the 98% mean / ratings / how many families use you
    `),
    spanish: ways(`
      qué significa 98 por ciento de éxito / cuántas familias han ayudado / de dónde sale la calificación 4.9
      500 o 1000 familias / es real el porcentaje de éxito / cómo miden el éxito / cuántos clientes tienen
      quién calificó / sus números son muy buenos para ser verdad / qué porcentaje mejora
      cuántas estrellas tienen / pruebas del éxito
    `),
    answer:
      "The home page names 98% success, 1000+ families helped and a 4.9 average rating; it also says 'trusted by 500+ families'. They are the practice's own figures, and the site does not say how they were counted. They promise nothing for you. If you would like to know more, ask through the contact form.",
    answerSpanish:
      'La página de inicio nombra 98% de éxito, más de 1000 familias ayudadas y una calificación de 4.9; también dice «más de 500 familias». Son cifras de la propia práctica, y el sitio no dice cómo se contaron. No prometen nada para usted. Si quiere saber más, pregunte en el formulario de contacto (contact form).',
    page: '/testimonials',
  },
  {
    title: 'What others say',
    english: ways(`
      any reviews from moms / reviews from parents of kids with eczema / what do other moms say / stories of other families
      do you have reviews / testimonials / what do other patients say / success stories / is this legit
      is this a scam / can i trust you / how do you know it works / proof that it works / do the tests really work
      is there science behind it / is it worth it / has anybody tried it / google reviews / better business bureau
      real people / does it work for others / why should i trust you / show me proof / do you have testimonials
      reviews from real people / what do moms say about you / can i talk to a former client
      are you on google reviews / trustpilot / has anyone been helped / is this place legit / any bad reviews
      how do i know you are for real / before and after / references please / did it work for others / bbb rating
      show me some reviews / what do your patients say / feedback from families / anybody like me who got better
      is it a real company / yelp / are the testimonials real / word from other customers
      tell me what clients think / are you trustworthy / honest reviews
      who wrote the testimonials / are the people in the testimonials real / are those stories made up / who writes the reviews
    `),
    spanish: ways(`
      tienen reseñas / es confiable / es una estafa / qué dicen otros pacientes / opiniones / vale la pena
      tienen testimonios / qué dicen otras familias / puedo confiar en ustedes / reseñas de clientes
      ha funcionado para otros / son reales los testimonios / hay malas reseñas / casos de éxito
      es una empresa real / puedo hablar con otro cliente / comentarios de pacientes / comentarios de familias
    `),
    answer:
      'What families say stands on the testimonials page; a story that is only a sample is marked so. The figures there are the practice’s own. Everybody is different, and nobody can promise you a result. Who leads the practice and how they work stands on the About page, and you can meet them in the free workshop on {workshopDay} before you buy anything.',
    answerSpanish:
      'Lo que dicen las familias está en la página de testimonios, con las cifras propias de la práctica. Nadie puede prometerle un resultado. Puede conocerlos en el taller gratis del {workshopDay} antes de comprar.',
    page: '/testimonials',
  },
  {
    title: 'Faith',
    english: ways(`
      is this a christian practice / are you a christian company / do i have to be christian
      is it ok if i am not christian / do you pray before appointments / will you pray with me / are you catholic
      what bible verse do you like / do you push religion / are you christian / do i have to be religious
      will you pray for me / what do you believe / is this a church thing / im not a believer is that ok
      can we pray on the call / faith based care? / im muslim can i come / jewish family ok / we are not religious
      what church / what does the verse mean / do you quote scripture / do you talk about god in the visit
      bible based / is faith part of it / catholic or protestant / does she share the gospel
      what do you mean by trust god / do you treat people who do not believe / unbelievers welcome
      do i have to be a christian to come / are you religious / will you push religion on me
      im catholic is that ok / i am muslim can i be a client / i am not a believer / do you pray with people
      can you pray for me / is this a church / what denomination / does faith come into the visits
      jewish family welcome / is it bible based / atheist here, welcome? / do you use scripture in care
      which bible verse is on your site / will she pray in the consult / faith based practice
      do you believe in real medicine / prayer request / are you a ministry / mormon / do you treat lgbt families
      is prayer required / what does trust god trust your gut mean / why christian
    `),
    spanish: ways(`
      son cristianos / son católicos / rezan conmigo / tengo que ser creyente / pueden orar por mí
      no soy religioso, puedo ir / tengo que creer en dios / no soy religiosa / oran con uno / es una iglesia
      hablan de dios / puedo ir si no creo / tengo que ser cristiano / son religiosos / soy católica puedo ir
      no creo en dios me atienden / qué iglesia son / oran en la consulta / es una práctica cristiana
      soy de otra religión / me van a hablar de la biblia / qué versículo tienen / la fe es obligatoria
      petición de oración
    `),
    answer:
      'Yes, this is a Christian practice, and faith guides the care. You do not have to share it to be at home here. If you would like prayer, ask. If you would rather not, you will be cared for all the same. Faith does not take the place of medical care.',
    answerSpanish:
      'Sí, es una práctica médica cristiana, y la fe guía la atención. No hace falta compartirla para sentirse en casa. Si desea oración, pídala. Si prefiere que no, se le atenderá igual. La fe no toma el lugar de la atención médica.',
    page: '/about',
  },
  {
    title: 'Doctors order',
    english: ways(`
      do i need a doctors order / prescription needed? / can i order without my doctor / does my dr have to sign
      do i need a referral / can you order labs for me / order it myself? / will my doctor get a copy
      does my doctor need to know / without a prescription / do i have to ask my doctor first / need permission
      who orders the test / authorized by a physician / can you send the results to my doctor
      do i need a doctor to order / can i order without a prescription / will you share results with my doctor
      does my doctor have to sign / send my results to my pediatrician / is a referral needed
      can i buy the test myself / do i need permission from my physician / can my doctor order for me
      no doctor needed? / should i tell my doctor / forward report to my gi specialist / order for my patient
      i am a doctor ordering for a patient / can i get tested on my own / is physician approval required
      can you fax results to my doctor / is it over the counter / need an rx for the kit
      direct to consumer / can my primary see the results
      without seeing a doctor first / no referral from my doctor is that ok / am i able to order without my doctor
    `),
    spanish: ways(`
      necesito orden del médico / hace falta receta / puedo pedirlo sin mi doctor / necesito una referencia
      necesito permiso de mi doctor / sin receta / necesito una receta médica para comprar
      hace falta un doctor para pedir / la puedo comprar sola / necesito orden médica / puedo pedirlo sin receta
      mandan los resultados a mi doctor / necesito permiso de mi médico / puedo comprarlo yo solo
      mi pediatra puede ver los resultados / hace falta referencia / trabajan con mi doctor
      soy doctor y quiero pedir para un paciente / debo decirle a mi médico / sin ver a un médico primero
      me piden receta para el kit / necesito ir al doctor para pedir la prueba
      tengo que ver a un médico antes de pedir
    `),
    answer:
      "You can order a kit here yourself, and checkout does not ask for a doctor's order. The site does not say more about ordering rules, and they can differ by state. If that matters for you, ask through the contact form first. Results go to you. If you want another doctor to have them, tell us in writing and we will send them.",
    answerSpanish:
      'Usted mismo puede pedir un kit aquí, y al pagar no se pide una orden médica. El sitio no dice más sobre las reglas, y pueden cambiar según el estado. Si le importa, pregunte antes en el formulario de contacto (contact form). Los resultados van a usted. Si quiere que los tenga otro médico, díganoslo por escrito y los enviamos.',
    page: '/#contact',
  },
  {
    title: 'Lab names',
    english: ways(`
      which lab do you use / who runs the test / is the lab certified / whats the name of the laboratory
      where does my sample go / is it clia / lab name for gi map / is it diagnostic solutions / what laboratory
      is it a us lab / where is the lab / genova or vibrant / who makes the kit / doctors data
      is your lab accredited / lab address / name of the laboratory / who does the lab work / genova
      which company runs the test / where is the lab located / what lab runs gi map / who processes my sample
      do you own the lab / is the lab in the us / mosaic diagnostics / lab accreditation / precision analytical
      where does my poop go / does the lab keep my sample / what happens to my sample after
      which laboratory reads the kids kit / vibrant wellness / in house lab or outside / is it quest or labcorp
      who makes the kits / lab phone number / same lab for all kits / what is the lab called / who runs the sample
      which lab is behind child gut
    `),
    spanish: ways(`
      qué laboratorio usan / cómo se llama el laboratorio / el laboratorio está certificado
      a dónde va mi muestra / dónde está el laboratorio / quién hace la prueba / quién analiza las muestras
      el laboratorio es de ustedes / está en estados unidos el laboratorio / el laboratorio guarda mi muestra
      qué pasa con mi muestra después / quién fabrica los kits / mismo laboratorio para todos / es labcorp o quest
      laboratorio de gi-map / quién hace el análisis / laboratorio de la prueba de niños / nombre del lab
    `),
    answer:
      'An independent laboratory reads your sample. The site does not name the laboratories or their certificates. Please ask through the contact form and say which kit you mean. The prepaid envelope in the box is addressed to the right lab.',
    answerSpanish:
      'Un laboratorio independiente analiza su muestra. El sitio no nombra los laboratorios ni sus certificados. Pregunte en el formulario de contacto (contact form) y diga qué kit le interesa. El sobre ya pagado de la caja lleva la dirección del laboratorio.',
    page: '/#contact',
  },
  {
    title: 'Whom the practice sees',
    english: ways(`
      are you accepting new patients / do you see men too / do you see older people / do you take new clients
      is this only for women / is it just for families / can single people come / can grandparents join
      im 65 is it worth it / do you work with athletes / do i have to be a patient to buy a kit / do you see men
      seniors / new patients / single people / college students / vegetarians / is it for healthy people
      do you see whole families / teenagers alone / foster kids / homeschool family
      do i have to be a patient first / who can order / is this for adults or kids / elderly patients
      do you treat babies / can i be seen if i am healthy / is it only for families / am i too old
      single person ok? / do you work with teens / is this right for a 70 year old / whom is this meant for
      can singles use this / we are not sick just curious / accept new patients / who do you help
      age range you treat / do you see college students / can anyone buy a kit / healthy people testing / athletes
      do you treat seniors / do you help couples / is this for people like me / can my dad of 80 be seen
    `),
    spanish: ways(`
      aceptan nuevos pacientes / atienden hombres / es solo para familias / atienden a hombres / es para todos
      reciben pacientes nuevos / quién puede pedir / atienden ancianos / atienden bebés / soy soltero puedo
      estoy sano puedo hacer la prueba / soy muy mayor para esto / para quién es esto / atienden adolescentes
      cualquiera puede comprar un kit / ven a personas mayores / es para mí / atienden a hombres también
      atienden a mi mamá de 70 / atienden adultos mayores / puedo ser paciente / atienden a toda la familia / ven a bebés
    `),
    answer:
      'Anybody in the United States can order a kit or a consultation here; you need not be a patient first. There are kits for adults, children, babies and pregnancy, and the Family Wellness Program takes one person or the whole family. Where visits are possible depends on your state. If you are not sure that it fits you, write two sentences in the contact form.',
    answerSpanish:
      'Cualquier persona en Estados Unidos puede pedir un kit o una consulta; no tiene que ser paciente antes. Hay kits para adultos, niños, bebés y embarazo. Si tiene dudas, escriba en el formulario de contacto (contact form).',
    page: '/store',
  },
  {
    title: 'No promise',
    english: ways(`
      do you guarantee results / will this work for me / what if it does not help
      what if im not happy with the consult / does it really help / how long until i feel better
      will i get better / satisfaction guarantee / does it work / are results guaranteed
      how soon will i feel good / will it help my family / what if nothing changes / will i be healed
      success rate / proof it helps / do you guarantee i get better / will this cure me
      money back if it doesnt work / does it really work / what if the test finds nothing
      will i feel better in a month / can you promise results / is it a sure thing / what if nothing helps
      will my bloating go away / guarantee / is there any point if nothing has worked before / will it fix my gut
      what if the plan fails / how soon will i see improvement / can you heal me / what are my chances
      wont this be a waste / i tried everything will this be different / do people get better
      how long does healing take / what if results are normal / sure cure / will it help my child for certain
      are you sure it will work
    `),
    spanish: ways(`
      garantizan resultados / me va a funcionar / y si no me ayuda / funciona de verdad / me voy a curar
      y si no sirve / garantizan que me voy a mejorar / me va a curar / devuelven el dinero si no funciona
      de verdad funciona / y si la prueba no encuentra nada / cuánto tardo en sentirme mejor / prometen resultados
      se me va a quitar la hinchazón / y si nada ayuda / ya probé todo / cuánto tarda en sanar
      es seguro que funciona
    `),
    answer:
      'Nobody can promise you a result, and we do not. A kit shows you something, a visit helps you to understand it, and change takes time and differs from person to person. If you are not content with something, tell us through the contact form: a person reads it and answers.',
    answerSpanish:
      'Nadie puede prometerle un resultado y nosotros no lo hacemos. Cada persona es distinta. Si algo no le satisface, díganos en el formulario de contacto (contact form).',
    page: '/#contact',
  },
];
