import { ways, type AnswerSample } from '../ways.ts';

/** What is asked of one kit in particular: its gene, its day, its diaper, how long it takes. */
export const collecting: AnswerSample[] = [
  {
    title: 'Why the gut kits take longer',
    english: ways(`
      why does the test take 28 days / why so long for results / other companies are faster why
      why is gi map faster than adult gut / how come it takes four weeks / 28 days is a long time why
      why does the lab need a month / another lab does it in a week / can the lab hurry it up / rush my results
      is there a faster lab option / can i pay for faster results / what takes the lab so long
      why is the kids test slower / why do results of baby gut take 28 days / reason for the long turnaround
      why are urine tests quicker than stool / how come the adult kit is so slow / express results
      why do i wait a month for pregnancy gut / speed up the report / whats the lab doing for 28 days
      my friend got hers in a week why not you / priority processing / expedite the lab
      how come your test takes longer than the other company
    `),
    spanish: ways(`
      por qué tarda 28 días / por qué tardan tanto los resultados / otra empresa lo hace en una semana
      se puede apurar el laboratorio / resultados urgentes / por qué es más rápido gi-map / pagar por resultados más rápidos
      por qué tarda un mes / qué hace el laboratorio tanto tiempo / por qué tarda más adult gut / acelerar el informe
      por qué demora la prueba del bebé
    `),
    answer:
      'Because reading a whole gut community, species by species, is more work than checking a set list. So Adult, Child, Baby and Pregnancy Gut take {days:adult-gut} from the day the lab has the sample, GI-MAP {days:gi-map}, urine and saliva kits {days:organic-acids}. The site offers no faster service. With a date to meet, ask through the contact form before you order.',
    answerSpanish:
      'Porque leer toda la comunidad intestinal, especie por especie, es más trabajo que revisar una lista fija. Por eso Adult, Child, Baby y Pregnancy Gut tardan {days:adult-gut} desde que el laboratorio tiene la muestra, GI-MAP {days:gi-map}, y los de orina y saliva {days:organic-acids}. El sitio no ofrece un servicio más rápido. Si tiene una fecha límite, pregunte antes en el formulario de contacto (contact form).',
    page: '/store/adult-gut',
  },
  {
    title: 'The MTHFR gene',
    english: ways(`
      do you test mthfr / mthfr test / i have mthfr which kit / can you check the mthfr gene
      methylation gene test / is mthfr in the dna kit / do you look at c677t / a1298c variant
      test for methylation problems / am i a poor methylator / folate gene test / does dna methylation include mthfr
      my cousin has mthfr can you test me / mthfr for my kids / gene test for folic acid / comt gene
      does the gene kit tell me which vitamins to take / b12 gene / detox genes test / test for undermethylation
      mthfr and miscarriage / mthfr kit cost / do you test for mthfr and how much / is mthfr testing worth it
      mthfr mutation check
      what is mthfr / what does mthfr mean / explain mthfr
    `),
    spanish: ways(`
      hacen la prueba de mthfr / prueba del gen mthfr / revisan la metilación / tengo mthfr qué kit
      el kit de adn incluye mthfr / gen del folato / cuánto cuesta la prueba mthfr / variante mthfr
      prueba de genes de metilación / mthfr y aborto / genes de desintoxicación / revisar si tengo mthfr
    `),
    answer:
      'Yes. DNA Methylation ({price:dna-methylation}) reads variants in methylation genes such as MTHFR from saliva, once in a life; results take {days:dna-methylation}. Such variants rarely decide care alone: it measures no vitamin level, it does not explain tiredness, mood or a miscarriage by itself, and experts advise against routine MTHFR testing for these. Ask before you start or stop a vitamin.',
    answerSpanish:
      'Sí. DNA Methylation ({price:dna-methylation}) lee variantes de genes de metilación como MTHFR en la saliva, una vez en la vida; los resultados tardan {days:dna-methylation}. Esas variantes rara vez deciden por sí solas: no mide vitaminas, no explica por sí sola el cansancio, el ánimo o un aborto, y los expertos no aconsejan la prueba de MTHFR de rutina para eso. Pregunte antes de empezar o dejar una vitamina.',
    page: '/store/dna-methylation',
  },
  {
    title: 'What happens with the DNA',
    english: ways(`
      and who owns it / who owns the dna data
      who keeps my dna / who owns my dna after the test / can i have my dna destroyed / do you store my genes
      how long does the lab keep my saliva / can the lab use my dna for research / is my dna sold
      what happens to my saliva after the test / can my dna be deleted
      can police get my dna from you / do they throw away the sample after / is my sample destroyed afterwards
      who has my genetic data / do you share my genes / is dna kept on file / can i get my sample back
      does the lab keep my stool sample / what happens to the leftover sample / is the tube thrown away
      will my dna be in a database / genetic privacy / can you destroy my spit sample / does anybody sell my dna data
      who keeps my dna and can i have it destroyed / what happens to my saliva afterward / do you keep my dna
      is my dna stored / delete my genetic data / can i have my dna destroyed and my data too
      who keeps the spit afterwards / what happens to my saliva sample after the test
    `),
    spanish: ways(`
      el laboratorio conserva mis genes / devuelven la muestra / pueden borrar mi adn del laboratorio
      quién guarda mi adn / pueden destruir mi muestra / qué hacen con mi saliva después
      cuánto tiempo guarda el laboratorio la muestra
      usan mi adn para investigar / comparten mis genes / tiran la muestra después / guardan mi adn en una base de datos
      privacidad genética
    `),
    answer:
      'Whether the lab keeps a sample or its data, for how long, and how to have them destroyed, the site does not say: ask through the contact form before you order. Your information is never sold. What the practice itself holds of a client is kept {clientYears} from the last contact and then destroyed.',
    answerSpanish:
      'Si el laboratorio guarda la muestra o los datos, cuánto tiempo y cómo pedir que los destruyan, el sitio no lo dice: pregunte en el formulario de contacto (contact form) antes de pedir. Su información nunca se vende. Lo que la práctica guarda de un cliente se conserva {clientYears} desde el último contacto y luego se destruye.',
    page: '/store/dna-methylation',
  },
  {
    title: 'Collecting from a diaper',
    english: ways(`
      how do i collect the sample from a diaper / diaper swab how / get the babys poop sample
      do i swab the diaper or the baby / how much poop from the diaper / diaper cream on the sample
      cloth diaper sample / is a wet diaper ok for the sample / how fresh must the diaper be
      how do i get the sample if she is potty training / sample from a potty / toddler no longer in diapers
      can i swab from the potty chair / pee mixed in the diaper does it matter / swab the stool in the diaper
      baby kit collection step by step / baby gut instructions / how to do the baby test
      runny diaper sample / scared to collect my babys sample / overnight diaper ok / does powder on the diaper matter
      collect stool of a newborn / how do i do the baby swab / is one diaper enough
      when do i swab the diaper
    `),
    spanish: ways(`
      cómo recojo la muestra del pañal / cómo se toma la muestra de mi bebé / hisopo en el pañal cómo
      la crema del pañal afecta / pañal de tela / me da miedo recoger mal la muestra del bebé
      cuánta caca del pañal / el pañal tiene que estar fresco / cómo hago la prueba del bebé / muestra si ya usa bacinica
      el pañal mojado sirve / paso a paso del kit de bebé
    `),
    answer:
      'Read the leaflet before the next diaper change and have the swab ready. Touch it to the stool in a fresh diaper: a little is enough, and try not to pick up cream or powder. It never touches your baby. Put the swab into its tube, close it, write name, birth date and the day on it, and mail it early in the week. For a child on the potty the site gives no steps, so please ask through the contact form.',
    answerSpanish:
      'Lea el folleto antes del próximo cambio y tenga el hisopo listo. Toque con él las heces en un pañal fresco: basta un poco, y procure que no lleve crema ni polvo. Nunca toca al bebé. Meta el hisopo en su tubo, ciérrelo, escriba el nombre, la fecha de nacimiento y el día, y envíelo a principios de semana. Si el niño ya usa bacinica, el sitio no da pasos: pregunte en el formulario de contacto (contact form).',
    page: '/store/baby-gut',
  },
  {
    title: 'A period and the sample',
    english: ways(`
      can i do the test on my period / can i collect during my period / does my period affect the sample
      oat on my period / organic acids while bleeding / stool test on my period / menstruation and the test
      started my period can i still collect / got my period today do i wait / urine test during menstruation
      period and the gut kit / wait until my period is over / which day of my cycle for the urine test
      no period anymore which day for dutch / irregular cycle when do i collect / my cycle is 50 days when do i test
      cycle all over the place dutch / after menopause which day / no cycle because of the pill
      spotting can i collect / can blood from my period get in the sample / collect after my period
      do i do dutch in my period / my cycle is not regular / heavy period and the stool swab
      on my period can i still do the urine test / dutch during my period / collecting while on my period / birth control pill and the dutch
    `),
    spanish: ways(`
      puedo tomar la muestra con la regla / estoy en mi periodo puedo hacerla / la menstruación afecta la prueba
      tengo la regla espero / ciclo irregular cuándo tomo la muestra / ya no tengo regla qué día
      prueba de orina con la regla / ácidos orgánicos en el periodo / prueba de heces en la menstruación
      me bajó hoy puedo tomarla / después de la regla / ciclos de 50 días
    `),
    answer:
      'For a urine kit such as Organic Acids better not: ask which day fits, or wait until the bleeding has stopped. For DUTCH the leaflet helps you count the day of your cycle; with a cycle that is irregular or has stopped, ask before you collect. For a stool kit the leaflet in the box says what matters. A question through the contact form is free.',
    answerSpanish:
      'Con un kit de orina como Organic Acids, mejor no: pregunte qué día conviene o espere a que termine el sangrado. Para DUTCH el folleto ayuda a contar el día del ciclo; si es irregular o ya no lo tiene, pregunte antes de tomar la muestra. Para un kit de heces el folleto dice qué importa. Preguntar en el formulario de contacto (contact form) es gratis.',
    page: '/store/organic-acids',
  },
  {
    title: 'Two kits at the same time',
    english: ways(`
      can i do two kits at once / can i do both tests on the same day / two tests on the same morning
      both urine kits the same day / gi map and organic acids together / is it ok to collect two samples in one day
      do i have to wait between tests / order of the tests if i have two / which kit do i do first
      can i collect stool and urine on the same day / two kits one morning / combine two tests
      should i space out the kits / how far apart should the two kits be / same day for mycotox and toxdetect
      can one urine sample do both / use one urine for two kits / does one test affect the other
      dutch and oat the same day / both kits in one week / can i do them back to back
      can i mail two samples together / two kits in one envelope / do all my kits at once
      can i do three tests in the same week
    `),
    spanish: ways(`
      puedo hacer dos kits a la vez / las dos pruebas el mismo día / dos muestras la misma mañana
      tengo que esperar entre pruebas / cuál kit hago primero / heces y orina el mismo día
      una orina para dos kits / una prueba afecta a la otra / enviar dos muestras juntas
      combinar dos pruebas / las dos de orina juntas / cuánto tiempo entre dos kits
    `),
    answer:
      'The site names no rule against two kits at the same time and none for the time between them. Each kit has its own leaflet, its own sample, its own tube and its own prepaid envelope, so please keep them apart. Whether one morning is enough for both, ask through the contact form before you collect, and say which kits they are.',
    answerSpanish:
      'El sitio no da una regla contra hacer dos kits a la vez ni dice cuánto esperar entre ellos. Cada kit tiene su folleto, su muestra, su tubo y su sobre prepagado; no los mezcle. Si basta una mañana para los dos, pregunte en el formulario de contacto (contact form) antes de tomar la muestra, y diga qué kits son.',
    page: '/store/organic-acids',
  },
];
