import { ways, type AnswerSample } from '../ways.ts';

/** Which kit, and which sample each needs. */
export const choosing: AnswerSample[] = [
  {
    title: 'Which test',
    english: ways(`
      what test would you pick for my son / which kit do you recommend / what should i buy
      i am tired all the time which test / which test for my daughter / test for digestion
      what test for belly pain / i am new where do i begin with testing / which test should i get
      what kit is right for me / idk which one to pick / help me choose a test / wich test for bloating
      best test for tiredness / what test for skin problems / which kit for my family / where do i start
      what would you start with / i dont know what i need / so many tests, which one
      which one fits a family with small kids / we have tummy trouble what do you suggest / what kit for brain fog
      what kit for acne / which test for gas and bloating / which kit for constipation / which one for heartburn
      best kit for a picky eater / what test for food problems / is there a quiz / can you help me decide
      which is better for me / a test for low energy / i want to get checked but where do i begin
      overwhelmed by all the kits / there are too many choices / which test first
      my stomach has been bad for months where do i begin / not sure what to order
      what do most people start with / can you pick a test for me / i feel lousy and dont know what to test
      which of these would help me figure out my gut / new here and lost
      what kit do you suggest for constipation / test for gas and cramps / for acne which test
      i have loose stools which kit / which test for a picky eater / exhausted and achy what should i get tested
      recommend me something / quiz to find my kit / what would be the best first step for my wife
      do i need more than one kit / help choosing / which kit for heartburn / eczema which test
      cant decide between kits / what test do i need for my gut issues
    `),
    spanish: ways(`
      qué prueba me conviene / cuál kit debo elegir / no sé cuál prueba pedir
      que prueba es para la inflamación del estómago / por dónde empiezo / tengo gases qué prueba me sirve
      qué me recomienda / ayúdeme a escoger / qué prueba es mejor para la familia
      siempre estoy cansada qué prueba / tienen algo para mi hijo / cuál me conviene / cuál me toca
      para el dolor de panza / para estreñimiento / para la piel / no sé qué prueba escoger / cuál kit me conviene
      me recomienda una prueba / qué prueba es para el estreñimiento / tengo gases y dolor qué kit
      hay muchas pruebas no sé cuál / qué prueba para el cansancio / ayúdeme a elegir / cuál es buena para empezar
      qué examen me hago / cuál prueba para la piel / no sé por dónde empezar con las pruebas
      cuál me recomiendan
      no sé cuál escoger / cuál es mejor para mí
    `),
    answer:
      "You can answer three short questions on the page 'Help me choose'. It suggests one kit and one alternative, and says why. It does not say what you have, and your answers are not kept. If you would rather ask a person, write two or three sentences in the contact form. For strong pain, blood in your stool or trouble breathing, call your doctor or 911 now.",
    answerSpanish:
      'En la página «Help me choose» puede contestar tres preguntas cortas. Le sugiere un kit y otra opción, y dice por qué. No dice qué tiene usted, y sus respuestas no se guardan. Si prefiere preguntar a una persona, escriba dos o tres frases en el formulario de contacto (contact form). Si tiene dolor fuerte, sangre en las heces o le cuesta respirar, llame ya a su médico o al 911.',
    page: '/store/choose',
  },
  {
    title: 'How kits differ',
    english: ways(`
      difference between gi map and adult gut / compare the tests / compare kits / gi map vs adult gut
      which is better gi map or the gut test / how do the gut tests differ / organic acids vs gi map
      child gut vs baby gut / child gut or adult gut what changes / difference between the baby and the child kit
      gi map or organic acids / which one looks at more / is gi map better than adult gut / dutch vs organic acids
      what makes them different / why is gi map more expensive / is stool better than urine
      compare your stool tests / difference between your two adult stool kits
      what does gi map do that adult gut doesnt / why are there so many gut kits / is adult gut better than gi map
      side by side of the kits / are the gut tests the same thing / shotgun or gi map which
      pros and cons of each stool test / what sets gi map apart / adult gut or gi map for me
      why is gi map more expensive than adult gut / whats different about the child one / comparing kits
      does adult gut check for parasites too / which stool test is more complete / both are poop tests so why two
      how does the pregnancy kit differ from adult / the swab one versus the tube one
      what is the biggest difference in what they look at / same info from gi map and adult gut?
      is baby gut same as child gut / contrast the two stool tests / do i need both gi map and adult gut
      how is gi map unlike the other stool kit
    `),
    spanish: ways(`
      cuál es la diferencia entre gi map y adult gut / comparar las pruebas / qué diferencia hay entre las pruebas
      qué diferencia hay entre gi map y adult gut / cuál es la diferencia / diferencia entre gi-map y adult gut
      cuál es mejor gi-map o adult gut / comparar los kits / en qué se diferencian las pruebas de heces
      por qué gi-map es más caro / las dos son de heces qué cambia / qué mira gi-map que no mira adult gut
      adult gut busca parásitos / necesito las dos pruebas / comparación de pruebas intestinales
      cuál es más completa / baby gut y child gut son iguales
    `),
    answer:
      'GI-MAP looks for a set list of microbes by their DNA and adds digestion and immune markers. GI-MAP plus Zonulin is the same with zonulin added. Adult Gut reads the whole gut community, species by species, from a swab; Child, Baby and Pregnancy Gut are the same kind of test. GI-MAP takes {days:gi-map}, Adult Gut {days:adult-gut}. The comparison page puts the gut kits side by side.',
    answerSpanish:
      'GI-MAP busca una lista fija de microbios por su ADN y agrega marcadores de digestión e inmunidad. GI-MAP plus Zonulin es lo mismo con zonulina. Adult Gut lee toda la comunidad del intestino, especie por especie, con un hisopo; Child, Baby y Pregnancy Gut son el mismo tipo de prueba. GI-MAP tarda {days:gi-map}, Adult Gut {days:adult-gut}. La página de comparación los pone lado a lado.',
    page: '/store/compare',
  },
  {
    title: 'Zonulin, is it needed',
    english: ways(`
      should i add zonulin / what is zonulin / is zonulin worth the extra money / do i need the zonulin version
      gi map with or without zonulin / why would i want zonulin / zonulin explained / is there a leaky gut test
      test for leaky gut / does zonulin mean leaky gut / whats zonulin good for / skip the zonulin?
      zonulin upgrade / is the plus zonulin just to make more money / intestinal permeability test
      gut wall marker / how do i know if i need zonulin / gut lining test / leaky gut syndrome can you check
      does zonulin need another sample / extra charge for zonulin what does it give me / who should get zonulin
      is zonulin proven / is zonulin a celiac test / is the zonulin thing necessary
      whats the difference between gi map and gi map plus zonulin / is zonulin worth it / do i need zonulin
      comparing the two gi map ones / difference between the two gi maps / is the zonulin extra worth it / is it worth 60 dollars more
      what is that extra zonulin thing / both gi maps compared
      whats a leaky gut anyway / how do i know if my gut leaks / what does zonulin tell
    `),
    spanish: ways(`
      qué es la zonulina / necesito la zonulina / vale la pena agregar zonulina / prueba de intestino permeable
      para qué sirve la zonulina / gi-map con o sin zonulina / hay prueba de leaky gut
      la zonulina pide otra muestra / cuánto más cuesta con zonulina / tengo intestino permeable qué prueba
      la zonulina está comprobada / es necesaria la zonulina
    `),
    answer:
      "Many people begin without it. GI-MAP plus Zonulin is {price:gi-map-zonulin}, GI-MAP alone {price:gi-map}: it adds one marker, linked to how tightly the gut wall keeps closed, from the same sample. Zonulin changes from day to day, and a high value does not prove a 'leaky gut'. If you are not sure, write two or three sentences in the contact form before you order.",
    answerSpanish:
      'Muchas personas empiezan sin ella. GI-MAP plus Zonulin cuesta {price:gi-map-zonulin}, y GI-MAP solo {price:gi-map}: agrega un marcador, relacionado con qué tan cerrada está la pared del intestino, con la misma muestra. La zonulina cambia de un día a otro, y un valor alto no prueba un «intestino permeable». Si duda, escriba dos o tres frases en el formulario de contacto (contact form) antes de pedir.',
    page: '/store/gi-map-zonulin',
  },
  {
    title: 'Kits that need blood',
    english: ways(`
      do any of the tests need blood / is there a blood draw / i hate needles
      afraid of needles which kits are ok / kits without blood / finger stick kits
      which one is a finger prick / do i have to see blood / no blood please / how many tests use blood
      do you need to go to a lab for a blood draw / i faint when i see blood / blood spot card
      is a needle involved / does any kit use a lancet / needle free tests / tests with no poking
      will i have to prick myself / is blood needed for the hormone test / do you take blood from children
      phlebotomist needed / which kit pokes your finger / i bruise easily do i need a blood test / venipuncture
      is there a needle / is it a blood draw / do you need blood / is there a blood draw at a clinic
    `),
    spanish: ways(`
      cuáles pruebas son de sangre / hay que sacarse sangre / le tengo miedo a las agujas
      cuál kit pincha el dedo / pruebas sin sangre / duele la prueba / hay agujas
      necesito ir a un laboratorio a sacarme sangre / cuántas pruebas usan sangre / me desmayo con la sangre
      le sacan sangre a los niños / la de hormonas es de sangre / hay aguja / es con sangre
    `),
    answer:
      'Only one kit uses blood: FAST 88 Food needs a few drops from a fingertip on a card, at home. All others use stool, urine or saliva. No kit needs a needle in the arm or a visit to a lab.',
    answerSpanish:
      'Solo un kit usa sangre: FAST 88 Food necesita unas gotas de la yema del dedo en una tarjeta, en casa. Los demás usan heces, orina o saliva. Ningún kit necesita una aguja en el brazo ni ir a un laboratorio.',
    page: '/store/fast-88',
  },
  {
    title: 'Which sample each kit needs',
    english: ways(`
      which kits are urine / which tests use saliva / list of stool kits / pee or poop
      what sample does each kit take / spit test / tests that dont need stool
      i dont want to touch poop which kit / is mycotox urine or blood / is there a saliva kit / urine kits please
      what do i have to give for dutch / sample types / does the methylation test need spit
      which ones are cheek swab or saliva / which tests are done with pee / what do you need from me for each test
      stool urine saliva which is which / what bodily fluid for toxdetect / how many kits use stool
      non stool options / a test without poop / is a hair test there / which test is a mouth swab
      what kind of sample for the gene test / is it saliva or urine for the genes / sample list
      what gets collected for each one / are any done with spit
    `),
    spanish: ways(`
      cuáles pruebas son de orina / cuáles son de saliva / qué muestra pide cada kit
      pruebas que no sean de heces / la de moho es de orina o sangre / cuáles son de popó / no quiero tocar heces
      qué tengo que dar para cada prueba / tipo de muestra / la de genes es de saliva / hay pruebas con saliva
      qué kits usan orina / muestra de orina o heces cuál kit
    `),
    answer:
      'Stool: GI-MAP, GI-MAP plus Zonulin, and the adult, child, baby and pregnancy gut kits. Urine: Organic Acids, DUTCH, MycoTOX and TOXDetect. Saliva: DNA Methylation and Female Polygenic Risk. A few drops from a fingertip: FAST 88 Food. You collect all of them at home.',
    answerSpanish:
      'Heces: GI-MAP, GI-MAP plus Zonulin y los kits de adulto, niño, bebé y embarazo. Orina: Organic Acids, DUTCH, MycoTOX y TOXDetect. Saliva: DNA Methylation y Female Polygenic Risk. Unas gotas de la yema del dedo: FAST 88 Food. Todas se toman en casa.',
    page: '/store#testing',
  },
];
