import { ways, type AnswerSample } from '../ways.ts';

/** Collecting a sample and sending it to the lab. */
export const sample: AnswerSample[] = [
  {
    title: 'How to collect',
    english: ways(`
      how do i do the test / is it hard to collect / do i have to touch poop / are there instructions
      is it messy / how long does collecting take / how do i collect the sample / is it gross
      do i have to go to a lab / how do you do the stool test / what do i do with the kit
      how to take the sample at home / can i collect on my period / colect sample how / do i prick my finger
      is it done at home / how long does it take to do / can i do it myself / easy for kids / step by step
      collect urine how / spit in a tube / do i need to see someone to do it / how do i take the sample
      step by step how to do the kit / how do i poop for the test / do i do it by myself at home
      is it hard to do / what do i do with the kit when it comes / instructions for the sample / i am squeamish
      can i collect in the evening / my arthritis is bad will i manage the kit / do i need help doing the test
      is there a video showing how / explain the collection / where do i do it / do i have to fill the whole tube
      how do you get the pee sample / how do i spit in the tube / how to do the finger prick
      what time of day do i collect / can i do it at work / collection directions
      i have constipation how do i get a sample / how exactly do i do the test at home
      collecting at home explained / what are the steps after opening
    `),
    spanish: ways(`
      cómo se toma la muestra / tengo que ir a un laboratorio / cómo hago la prueba en casa / se hace en casa
      cómo tomo la muestra / es difícil / cómo se hace la prueba / es popó / necesito ir al laboratorio
      cuánto tarda hacerla / es difícil hacerlo / pasos para la muestra / es asqueroso
      cuánto tarda tomar la muestra / instrucciones del kit / cómo se hace la de orina / cómo se hace el pinchazo
      a qué hora tomo la muestra / necesito ayuda para hacerlo / hay video de cómo se hace
      qué hago cuando llega el kit / cómo se hace la prueba en casa / es fácil de hacer
    `),
    answer:
      'You collect at home, in private, on a day that suits you. It is a little stool, urine, saliva or a few drops from a fingertip. All you need is in the box, with a picture for each step. Most people are done in ten minutes. Then you mail it in the prepaid envelope, best early in the week. A period, a stomach bug or a medicine can matter. The leaflet says more, and you can ask through the contact form.',
    answerSpanish:
      'Toma la muestra en casa, en privado, el día que le convenga. Es un poco de heces, orina, saliva o unas gotas de la yema del dedo. Todo está en la caja, con un dibujo para cada paso. La mayoría termina en diez minutos. Luego la envía en el sobre ya pagado, mejor a principios de semana. La regla, un malestar del estómago o una medicina pueden importar. El folleto dice más, y puede preguntar en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'How the gut kits are collected',
    english: ways(`
      swab or tube / is adult gut a swab / do i have to scoop poop / does gi map use a cup
      how is child gut collected / do i wipe the swab on toilet paper / how much stool do i need for adult gut
      do you poop in a bowl for it / how do i collect gi map / is the baby one from the diaper
      how do you get a stool sample from a baby / how to take a sample from my toddler
      do i need to catch the stool / paper tray / is the kids test easy to do
      which stool kit is easiest to collect / cleanest way to do the stool test / how big is the sample
      do you dip the swab in stool / is it a rectal swab / do i stick the swab inside
      collecting from a potty training child / do i need to put it in a jar / spoon in the cap
      my kid wears pullups how do we collect / how does the swab work / where does the swab go
      do i poop in a cup / does the swab go in my mouth / how do i get a stool sample from a toddler
      how much stool do you need
      does it hurt / does the swab go inside me / is it painful / does anything go inside my body
    `),
    spanish: ways(`
      es con hisopo o con tubo / cómo se toma adult gut / hay que hacer popó en un vaso / cómo se toma gi-map
      se toma del pañal / cómo saco la muestra del pañal / cuánta muestra necesito / el hisopo va adentro
      cómo tomo la muestra de mi niño / cuál es más fácil de tomar / hay que recoger las heces
      la prueba de niños es fácil / cómo se recoge la muestra de un bebé
      cómo se toma la muestra de un bebé / cómo recojo la muestra de mi bebé
      duele / le duele / es doloroso / hay que meter algo adentro / va a doler / entra en el cuerpo
    `),
    answer:
      'Adult, Child and Pregnancy Gut use a swab: you touch it to a little stool and put it into its tube. With Baby Gut the swab is touched to the diaper. For GI-MAP you catch a little stool on the paper tray and fill the tube with the spoon in its cap. Nothing goes inside the body, and it does not hurt. The leaflet has a picture for each step, and most people are done in ten minutes.',
    answerSpanish:
      'Adult, Child y Pregnancy Gut usan un hisopo: lo toca en un poco de heces y lo mete en su tubo. Con Baby Gut el hisopo se toca en el pañal. Para GI-MAP recoge un poco de heces en la bandeja de papel y llena el tubo con la cucharita de la tapa. Nada entra en el cuerpo y no duele. El folleto trae un dibujo para cada paso, y la mayoría termina en diez minutos.',
    page: '/store/compare',
  },
  {
    title: 'What is in the box',
    english: ways(`
      what is in the box / what exactly is inside the kit / what comes in the kit / what do i get in the mail
      whats in the package you send / what is included in a kit / does the kit have everything i need
      do i need to buy anything else / are there gloves in it / is there a leaflet
      does it come with instructions / whats inside the box / does it come with gloves
      do i need to buy anything to do the test / does the kit have everything / is there a return envelope
      contents of gi map box / what supplies are included / do i need my own cup / does it have a collection tray
      items in the kit / is the lancet included / what does the kit look like / are there instructions in the box
      is a label in the kit / do i need tape or bags / spare swab / what will i find when i open it
      parts of the kit / unboxing / is there an ice pack / box contents for baby gut / whats in the urine kit
      strips included for dutch / do i get the mailer / list of what comes in it
    `),
    spanish: ways(`
      qué trae la caja / qué viene en el kit / qué hay dentro del paquete / trae instrucciones
      necesito comprar algo más / qué viene en la caja / trae guantes / qué incluye el kit
      necesito comprar algo más para hacer la prueba / viene el sobre de regreso / qué hay adentro
      necesito mi propio vaso / contenido del kit / viene con hisopo / qué trae la caja de bebé / trae hielo
      cómo es el kit
    `),
    answer:
      'All you need to collect is in the box: the tube, card, cup or swab of your kit, a leaflet with a picture for each step, and an envelope to the lab that is already paid. The page of each kit in the store shows its opened box and names every piece.',
    answerSpanish:
      'En la caja viene todo lo que necesita para tomar la muestra: el tubo, la tarjeta, el vaso o el hisopo de su kit, un folleto con un dibujo para cada paso y un sobre al laboratorio ya pagado. La página de cada kit en la tienda muestra la caja abierta y nombra cada pieza.',
    page: '/store#testing',
  },
  {
    title: 'Getting ready for the sample',
    english: ways(`
      do i have to fast / do i need to fast before the test / how do i prepare for the test
      what should i avoid before collecting / can i eat before the test / can i take vitamins before the test
      can i drink coffee before / can i take my probiotic while testing / do i stop supplements before the test
      should i stop antacids / can i test while on antibiotics / i just had a colonoscopy, can i test
      can i collect the sample on my period / i have my period, can i collect / before the sample
      prep for organic acids / can i test when im sick / do i fast / can i eat before
      do i stop probiotics before / coffee before / on my period / can i do it while sick
      after antibiotics how long do i wait / what time of day / do i need to be off sugar
      alcohol before the test / do i stop vitamins first / should my kid eat normal
      do i have to fast for the test / should i stop probiotics before / can i drink coffee before the urine test
      can i eat normally before collecting / antibiotics before stool test / how long after antibiotics do i wait
      just finished amoxicillin can i test / finished my z-pack last week / does my birth control affect dutch
      had a colonoscopy last week can i test / do i need to avoid alcohol before / which vitamins should i pause
      does metformin change the result / should i skip omeprazole / i have a stomach bug should i wait
      which day of my cycle / first pee of the morning / should i change my diet before the test
      avoid certain foods before / can i test while taking tums / do laxatives matter / i take enzymes do i stop
      does a cleanse mess it up / how do i prepare for the kit / pain killers before the test
      do steroids mess up the test
      got diarrhea should i wait to collect / i have a stomach bug do i wait with the sample / can i do two tests at the same time
    `),
    spanish: ways(`
      tengo que estar en ayunas / cómo me preparo para la prueba / puedo comer antes
      puedo tomar probióticos antes / puedo recoger la muestra con la regla / con la regla
      hay que estar en ayunas / dejo los probióticos antes / tomé antibióticos puedo hacer la prueba
      puedo hacerla con la regla / qué no puedo comer antes
      puedo tomar café antes / me hicieron colonoscopia cuánto espero / qué vitaminas dejo antes
      estoy enfermo del estómago espero / qué día del ciclo / la pastilla anticonceptiva afecta
    `),
    answer:
      'It depends on the kit. Its page in the store has a part "Before you collect", and the leaflet in the box says the rest: what to eat or leave out, at which time of day, and on which days of a cycle. Antibiotics, probiotics and some other products can change a result; the article on the stool test says to wait four weeks after antibiotics unless we agree otherwise. Do not stop a medicine by yourself: ask your doctor, or ask us through the contact form before you collect.',
    answerSpanish:
      'Depende del kit. Su página en la tienda tiene una parte «Before you collect», y el folleto de la caja dice lo demás: qué comer o dejar, a qué hora y en qué días del ciclo. Antibióticos, probióticos y otros productos pueden cambiar un resultado; el artículo sobre la prueba de heces dice que espere cuatro semanas después de antibióticos, salvo que acordemos otra cosa. No deje una medicina por su cuenta: pregunte a su médico, o a nosotros en el formulario de contacto (contact form) antes de tomar la muestra.',
    page: '/store#testing',
    comesFirst: true,
  },
  {
    title: 'Sending the sample to the lab',
    english: ways(`
      how do i send the sample back / do i pay for return shipping / is return postage included
      when should i mail the sample / which day should i mail it / does the sample need to be frozen
      do i have to refrigerate the sample / how long can i keep the sample / how long is the sample good for
      can i drop it at the post office / does the kit expire / how long do i have to use the kit
      is one sample enough / how many samples do i need / where do i mail the sample / who pays to mail it back
      return label / do i need a stamp / can i mail it on friday / do i freeze it / keep it in the fridge
      where do i drop it off / fedex or ups to the lab / how soon must i mail it / how long does the kit keep
      kit expiration date / is shipping to the lab free / mailbox or post office / how do i mail it back
      do i need to pay to send it to the lab / which mailbox do i drop it in / where do i take the envelope
      keep it in the fridge? / does it need ice / how fast do i have to send it / what day is best to mail
      can usps pick it up / lost the return envelope / is the return label prepaid / how long is the sample good
      can i collect on a weekend / forgot to mail it for three days / fedex or ups for return
      where is the lab that i send it to / is return postage on me / i live in the country no mailbox close
      hot car with the sample / mail sample before vacation / does the kit expire if i wait
      how long can i keep an unused kit / store the kit until next month / will it go bad in the heat
      how does my sample get to the lab
    `),
    spanish: ways(`
      cómo mando la muestra / el envío al laboratorio está pagado / hay que congelar la muestra
      qué día mando la muestra / quién paga el envío al laboratorio / la guardo en el refrigerador
      cómo la mando de regreso / tengo que pagar el envío al laboratorio / el sobre ya está pagado
      puedo mandarla el viernes / dónde la dejo / cuánto tiempo dura la muestra / perdí el sobre de regreso
      qué día es mejor para mandarla / cuánto puedo guardar el kit sin usar / caduca el kit / olvidé mandarla
      se daña con el calor / cómo llega mi muestra al laboratorio / qué hago con el sobre
    `),
    answer:
      'The envelope to the lab comes with the kit and is already paid. Mail it soon after you collect, best early in the week, so that it does not wait over a weekend. How much to collect, whether it must stay cold and how long a kit keeps is different for each kit: the leaflet in the box says so. If you are not sure, ask through the contact form before you collect.',
    answerSpanish:
      'El sobre al laboratorio viene con el kit y ya está pagado. Mándelo pronto, mejor a principios de la semana. Cuánto recoger, si debe estar frío y cuánto dura el kit lo dice el folleto de la caja. Si tiene dudas, pregunte en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'Sample mistake',
    english: ways(`
      the lab rejected my sample / lab says my sample was no good / do i pay again if the sample is bad / my sample could not be used
      i messed up my sample / i spilled the tube / forgot to write the date / sample sat in my car all weekend
      what if the lab rejects my sample / i mailed it late is it still good / did it wrong do i pay again
      not enough blood on the card / i did the swab wrong / missed the collection day / urine leaked
      the tube broke after i used it / i collected on the wrong day / the lab says it was not enough
      i waited too long to mail it / label fell off / can i redo it / i contaminated it
      dropped the swab on the floor / urine got in the stool sample / i forgot to write the date
      forgot to put my name on the tube / spilled it / not enough stool in the tube / overfilled the tube
      i did the steps in the wrong order / left the sample out overnight / i used the wrong tube
      missed one of the dutch strips / my toddler knocked it over / touched the tip of the swab
      toilet water got on it / lab says my sample was rejected / do i need to redo it / sample went bad
      collected too early / i think i did it wrong / contaminated it / lost the cap / can i get a replacement tube
      lab said insufficient sample / my sample spilled in the bag / i may have spoiled it
      the tube leaked in the bag / my sample leaked do i need a new kit / liquid spilled in the biohazard bag
      can i still send a leaking tube
      my son flushed the swab / she dropped the swab in the toilet / do i throw the rest of the kit away after a mistake / will a new tube cost me something
    `),
    spanish: ways(`
      el laboratorio rechazó mi muestra
      me equivoqué con la muestra / se me derramó el tubo / olvidé poner la fecha
      qué pasa si el laboratorio rechaza la muestra / hice mal la prueba / no alcanzó la muestra
      hice mal la muestra / se me cayó el hisopo / se mezcló con orina / olvidé escribir mi nombre
      se derramó la muestra / tengo que repetir la muestra
      usé el tubo equivocado / la dejé afuera toda la noche / me faltó una tira / poca sangre en la tarjeta
      creo que arruiné la muestra / se contaminó
    `),
    answer:
      'It happens. If you still have the sample, do not mail it yet. Write to us through the contact form and say which kit it is and what went wrong. A sample that is late, damaged or incomplete may have to be collected again. We tell you as soon as we know. The site does not say whether a new kit costs anything, so please ask.',
    answerSpanish:
      'Eso pasa. Si aún tiene la muestra, no la envíe todavía. Escríbanos en el formulario de contacto (contact form) y diga qué kit es y qué pasó. Una muestra tardía, dañada o incompleta quizá haya que tomarla otra vez. Le avisamos en cuanto lo sepamos. El sitio no dice si un kit nuevo cuesta algo; por favor, pregunte.',
    page: '/#contact',
  },
];
