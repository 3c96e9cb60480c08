import { ways, type AnswerSample } from '../ways.ts';

/** What each kit shows, and what it cannot say. */
export const kits: AnswerSample[] = [
  {
    title: 'What Adult Gut shows',
    english: ways(`
      what does adult gut look for / what do i learn from the adult gut kit / adult gut test explained
      what is shotgun sequencing / shotgun test meaning / species by species what does that mean
      does adult gut give food advice / is there a diet plan with adult gut / adult microbiome test
      whole community test / what is in the adult gut report / tell me about adult gut
      what are the good bacteria in me / gut bacteria test for grown ups / does adult gut find infections
      which test shows my gut flora / biodiversity of my gut / microbiome sequencing
      how does the lab read all the dna / does adult gut come with food guidance / adult gut plan same week
      dna of my gut bacteria / what would adult gut tell my husband / full microbiome reading
      adult gut kit explained simply
      what is gut flora / whats shotgun sequencing / explain the microbiome
    `),
    spanish: ways(`
      qué muestra adult gut / qué mira la prueba de adulto / qué es la secuenciación shotgun
      prueba de microbioma / adult gut da consejos de comida / qué bacterias tengo / prueba de flora intestinal
      qué trae el informe de adult gut / adult gut encuentra infecciones / explíqueme adult gut
      especie por especie qué significa / prueba de bacterias buenas
    `),
    answer:
      'Adult Gut reads the DNA of the whole gut community, species by species, from an easy stool swab: which species live there, how much of the whole each makes up, and how varied it is. Food guidance follows from the results. It is not made to find an infection, and it is not a diagnosis. It is {price:adult-gut}, and results take {days:adult-gut}.',
    answerSpanish:
      'Adult Gut lee el ADN de toda la comunidad del intestino, especie por especie, con un hisopo sencillo: qué especies hay, cuánto de cada una y qué tan variada es. De los resultados salen consejos de comida. No está hecha para encontrar infecciones y no es un diagnóstico. Cuesta {price:adult-gut}, y los resultados tardan {days:adult-gut}.',
    page: '/store/adult-gut',
  },
  {
    title: 'What Organic Acids shows',
    english: ways(`
      what is the organic acids test for / oat test / what does organic acids measure / organic acids explained
      why would i do organic acids / is organic acids a pee test / test for yeast overgrowth in urine
      candida test / mitochondria test / energy test / vitamin levels test / which test shows b vitamins
      nutrient deficiency test / test for low energy how cells work / what do i find out with organic acids
      oat urine kit / metabolism test / neurotransmitter test / what does oat show
      is there a test for vitamin deficiency / yeast test / cellular energy / organic acids do what
      which kit looks at how i make energy / oxalates test / explain the urine acid test
    `),
    spanish: ways(`
      para qué es la prueba de ácidos orgánicos / qué muestra organic acids / prueba de levadura
      prueba de cándida / prueba de vitaminas / prueba de energía / qué mide ácidos orgánicos
      es de orina la de ácidos orgánicos / prueba de deficiencia de vitaminas / cuál kit mira cómo hago energía
      explíqueme organic acids / sirve para el cansancio ácidos orgánicos / qué sale en ácidos orgánicos
    `),
    answer:
      'Organic Acids looks at small acids in one morning urine sample. They show how cells turn food into energy, and they carry markers of yeast, bacteria and some vitamins. It is not a diagnosis. It is {price:organic-acids}, and results take {days:organic-acids} after the lab has the sample.',
    answerSpanish:
      'Organic Acids mira pequeños ácidos en una muestra de orina de la mañana. Muestran cómo las células convierten la comida en energía, y traen marcadores de levaduras, bacterias y algunas vitaminas. No es un diagnóstico. Cuesta {price:organic-acids}, y los resultados tardan {days:organic-acids} desde que el laboratorio tiene la muestra.',
    page: '/store/organic-acids',
  },
  {
    title: 'What Pregnancy Gut is',
    english: ways(`
      what is the pregnancy gut kit / pregnancy gut test explained / gut test for moms to be
      can i take the gut test in my first trimester / which trimester is the pregnancy kit for
      is there a test for pregnant women / tell me about pregnancy gut / prenatal gut kit
      expecting in june is there a kit for me / does the pregnancy kit tell me about the baby
      why a gut test in pregnancy / what does a mother pass on / pregnancy microbiome test
      i am 20 weeks along which kit / third trimester ok for the swab
      difference between adult gut and pregnancy gut / pregnancy kit price / kit made for pregnancy
      how do you collect the pregnancy one / what will pregnancy gut show / is pregnancy gut a prenatal test
      gut kit while expecting / gut bacteria test in pregnancy / mom to be gut kit
      swab kit for expecting mothers
    `),
    spanish: ways(`
      qué es pregnancy gut / prueba intestinal para embarazadas / en qué trimestre se hace la prueba de embarazo
      hay prueba para mujeres embarazadas / para qué sirve pregnancy gut / qué le pasa la mamá al bebé
      cómo se toma la muestra en el embarazo / estoy embarazada cuál kit hay
      cuánto cuesta la prueba para embarazadas / es una prueba prenatal / prueba de microbioma en el embarazo
      diferencia entre adult gut y pregnancy gut / kit para mamás embarazadas
    `),
    answer:
      "Pregnancy Gut reads a mother's own gut community from an easy stool swab, in every trimester. It is not a prenatal test and says nothing about the health of the baby. Please ask your doctor or midwife before you test, take a supplement or change what you eat. The page of the kit says more, and the practice answers through the contact form.",
    answerSpanish:
      'Pregnancy Gut lee la comunidad intestinal de la madre con un hisopo sencillo, en cualquier trimestre. No es una prueba prenatal y no dice nada sobre la salud del bebé. Por favor, pregunte a su médico o partera antes de hacer una prueba, tomar un suplemento o cambiar su comida. La página del kit dice más, y la práctica responde en el formulario de contacto (contact form).',
    page: '/store/pregnancy-gut',
    comesFirst: true,
  },
  {
    title: 'Mold',
    english: ways(`
      which kit checks for mold / mold test / we had water damage, what test / black mold in our house
      mold toxicity test / mycotoxin test / do you test for mold exposure / black mold in the house
      musty basement / mycotoxins / do you check the house or the person / mold illness test
      test for black mold in my body / we had a flood and i worry about mold / my house is moldy which kit
      does mycotox check for mold toxins / mold exposure test / is it mold making us sick / what does mycotox show
      mycotoxin kit / water damage in the basement can i test myself / moldy apartment / test the kids for mold
      does the mold test tell me where it comes from / does it prove my home has mold
      is my basement the cause if the mold test is high / can it show mold from food
      home inspection or urine test / musty smell at work test / ochratoxin test / mold toxins in urine
      sick building / mould / i lived with mold for years / is there something for mold illness
      what does a high mycotox mean for my house / toxic mold
    `),
    spanish: ways(`
      qué prueba es para el moho / tienen prueba de moho / hay moho en mi casa / prueba de hongos / prueba de moho
      mi casa tiene moho / qué muestra mycotox / hubo una inundación y hay moho / prueba de toxinas de moho
      el moho me está enfermando / prueba que el moho es de mi casa / mycotox es de orina
      humedad en el apartamento hay prueba / hongos en la pared cuál kit
      de dónde viene el moho lo dice la prueba / cuánto cuesta la prueba de moho
    `),
    answer:
      'MycoTOX is a urine test at home that looks for toxins made by molds. It is {price:mycotox}, and results take {days:mycotox} after the lab has the sample. It cannot say where the contact happened: food such as grains, nuts and coffee is a common source, and it does not test your home. It is not a diagnosis. For trouble breathing, call 911.',
    answerSpanish:
      'MycoTOX es una prueba de orina en casa que busca toxinas de moho. Cuesta {price:mycotox}, y los resultados tardan {days:mycotox} desde que el laboratorio tiene la muestra. No puede decir dónde fue el contacto: la comida, como granos, nueces y café, es una fuente común, y no analiza su casa. No es un diagnóstico. Si hay dificultad para respirar, llame al 911.',
    page: '/store/mycotox',
  },
  {
    title: 'Hormones',
    english: ways(`
      which test is for hormones / hormone test / do you test cortisol / estrogen and progesterone test
      test for perimenopause / menopause test / do you check testosterone / adrenal test / is dutch a blood test
      is dutch urine or saliva / is dutch blood or spit / menopause / perimenopause test / pms / cortisol test
      estrogen / testosterone / adrenal / irregular cycle / for men hormones / what does dutch mean
      check my estrogen / hormone kit for women / do you test testosterone / pms and mood swings which test
      hot flashes is there a kit / does dutch check progesterone / stress hormone test
      my cycle is irregular which test / low libido test / dutch test details / can men do dutch
      how is dutch collected / hormone imbalance / what hormones does it show / thyroid test?
      when in my cycle do i do dutch / pcos hormone panel / hormones and hair loss / is dutch blood or urine
      dutch strips / birth control and dutch / does it show estrogen metabolism / test for adrenal fatigue
      hormone levels at home / women's hormones kit
    `),
    spanish: ways(`
      qué prueba es para las hormonas / prueba de hormonas / prueba de cortisol / menopausia
      menopausia hay prueba / cuál mira el estrógeno / dutch cómo se toma / prueba de hormonas para mujer
      los hombres pueden hacer dutch / ciclo irregular qué prueba / prueba de estrés / miden la tiroides
      qué hormonas muestra dutch / en qué día del ciclo se hace dutch / examen hormonal en casa
      nivel de estrógeno / desequilibrio hormonal
    `),
    answer:
      'DUTCH looks at hormones and how the body clears them, such as cortisol, estrogen and progesterone. It is a dried urine test: you wet paper strips at set times over one day at home, so there is no blood and no saliva. It is {price:dutch}, and results take {days:dutch} after the lab has the sample. It is not a diagnosis, and it does not replace your doctor.',
    answerSpanish:
      'DUTCH mira las hormonas con orina seca: moja tiras de papel a ciertas horas de un día, sin sangre. Cuesta {price:dutch} y los resultados tardan {days:dutch}. No es un diagnóstico.',
    page: '/store/dutch',
  },
  {
    title: 'Food reactions',
    english: ways(`
      do you have a food sensitivity test / test for food intolerance / which test is for gluten or dairy
      how do i find out what foods bother me / food reaction test / do you have anything for food sensitivities
      dairy intolerance test / does it test gluten / dairy test / which foods are on it / list of foods
      what foods make me sick / how many foods does it check / egg and dairy / intolerance test
      food panel finger prick / food sensitivity test / which foods bother me
      is there a test to see what foods i react to / food panel kit / fast 88 what is it
      how many foods does it test / gluten sensitivity test / dairy intolerance kit
      test to find my trigger foods / list of foods to avoid test / igg test
      what does the finger prick food test show / does fast 88 check gluten / is fast 88 accurate / lactose test
      i get headaches after eating which kit / do i have to stop all the foods on the list
      food inflammation test / elimination diet test / find out which foods make me bloated
      test for foods that cause rashes / 88 foods which ones / what happens after fast 88
      do you test sensitivities / which food makes me sick test
      what does igg mean / igg or ige / what are food antibodies / test for lactose
    `),
    spanish: ways(`
      prueba de sensibilidad a alimentos / prueba de intolerancia / prueba para el gluten / prueba de alimentos
      intolerancia / qué alimentos me caen mal / qué es fast 88 / cuántos alimentos prueba / prueba de gluten
      tengo que dejar todos los alimentos de la lista / prueba de lactosa
      cuál prueba dice qué comida me hace daño / panel de alimentos / para qué sirve fast 88
      prueba de comidas que inflaman / alimentos que me hacen daño prueba / sensibilidad al gluten
      panel de intolerancias
    `),
    answer:
      'The finger-prick panel FAST 88 shows how antibodies in a few drops of blood respond to 88 foods. It is not an allergy test, and the evidence for such panels is limited, so see it as a starting point for a talk about food. Never eat a food that has made you ill to try it out, and do not take foods away from a child by yourself. For celiac disease ask your doctor for the blood tests before you stop eating gluten.',
    answerSpanish:
      'El panel FAST 88 muestra cómo responden los anticuerpos de unas gotas de sangre a 88 alimentos. No es una prueba de alergia y la evidencia es limitada. No quite alimentos a un niño por su cuenta. Para la celiaquía pida a su médico los análisis de sangre antes de dejar el gluten.',
    page: '/store/fast-88',
  },
  {
    title: 'Chemicals and toxins',
    english: ways(`
      does toxdetect check for heavy metals and glyphosate / is glyphosate on the toxdetect
      which test is for toxins / heavy metals test / test for pesticides / test for plastics and chemicals
      toxin test / glyphosate test / environmental chemicals / lead test / mercury / heavy metal panel
      plastic in my body / glyphosate / pesticide test / bpa / detox test / test for pesticides in my body
      bpa and plastics test / is there a toxin test / environmental toxins kit / chemicals from work can you test
      microplastics test / phthalates / i worked in a nail salon for years / paint fumes exposure test
      what does toxdetect look for / solvents test / toxin urine test / do you have a heavy metals test
      lead and mercury / how toxic am i / forever chemicals pfas / we live by a farm that sprays
      cleaning product exposure / parabens test / gasoline fumes / roundup / chemical body burden
      test for toxins in kids / do you look for bpa / herbicide exposure kit
    `),
    spanish: ways(`
      prueba de tóxicos / prueba de metales pesados / prueba de pesticidas / metales pesados / pesticidas
      prueba de toxinas / qué mira toxdetect / químicos en el cuerpo hay prueba / plásticos en el cuerpo
      trabajo con pinturas y solventes / prueba de glifosato / mercurio y plomo / prueba de químicos en la orina
      vivimos cerca de un campo que fumigan / toxdetect para niños / prueba de plomo / tóxicos en mi cuerpo
      exposición a solventes
    `),
    answer:
      'TOXDetect is a urine test at home for traces of everyday chemicals, such as plastics, pesticides and solvents. It is {price:toxdetect}, and results take {days:toxdetect}. Single chemicals such as glyphosate are not listed, and no kit is for heavy metals; please ask through the contact form.',
    answerSpanish:
      'TOXDetect es una prueba de orina en casa para rastros de químicos como plásticos, pesticidas y solventes. Cuesta {price:toxdetect}. El sitio no nombra una prueba de metales pesados; pregunte en el formulario de contacto (contact form).',
    page: '/store/toxdetect',
  },
  {
    title: 'Genes',
    english: ways(`
      gene test how many weeks / genes test how long for results / both gene kits
      do you do genetic testing / dna test / methylation test / gene test
      polygenic risk, what is it / inherited risk test / do you test genes / ancestry / mthfr gene / genetic risk
      polygenic / is it for women only / 23andme / genetic test / methylation kit / what is methylation
      do you test for gene mutations / test for snps / genetic predisposition / is it like 23andme
      do you check ancestry / nutrigenomics / what genes does it read / detox genes
      can men take the polygenic one / polygenic risk what is that / is my dna safe / folate gene
      gene kit for my wife / how do you collect dna / spit in a tube for genes / what does dna methylation tell me
      my cousin has mthfr should i test / genes for mood and energy
      my doctor mentioned mthfr / is there a kit for mthfr / someone told me i have the mthfr gene
    `),
    spanish: ways(`
      hacen pruebas genéticas / prueba de adn / prueba de genes / genes / prueba genética / prueba de mthfr
      qué es la metilación / qué genes mira / riesgo heredado prueba / es como 23andme
      mutación genética hay prueba / prueba poligénica qué es / cómo se toma la prueba de adn
      genes del ánimo y la energía / los hombres pueden hacer la poligénica / análisis de genes
      prueba de metilación
    `),
    answer:
      'Two kits read genes from saliva, once in a life. DNA Methylation ({price:dna-methylation}) reads variants in methylation genes such as MTHFR. Female Polygenic Risk ({price:female-polygenic-risk}), for women, adds up many small differences into an estimate of inherited risk. Results take {days:dna-methylation}. Neither says that somebody is ill or will be.',
    answerSpanish:
      'Dos kits leen genes en la saliva. DNA Methylation ({price:dna-methylation}) lee variantes como MTHFR. Female Polygenic Risk ({price:female-polygenic-risk}), para mujeres, estima un riesgo heredado. Los resultados tardan {days:dna-methylation}. Ninguno dice que alguien está enfermo.',
    page: '/store#testing',
  },
  {
    title: 'Female Polygenic Risk and single genes',
    english: ways(`
      does female polygenic risk test for brca / is it a breast cancer gene test / brca1 and brca2
      is the polygenic kit a cancer test / my mom had breast cancer should i take the polygenic one
      does the female risk kit tell if i will get cancer / hereditary cancer test
      what does female polygenic risk look at / polygenic vs single gene test / ovarian cancer gene
      is the womens gene test like what my doctor ordered / genetic counseling / can it replace a mammogram
      does polygenic risk find mutations / breast cancer runs in my family which kit
      is it a diagnosis if my polygenic score is high / polygenic score meaning / lynch syndrome test
      same as brca testing? / womens inherited risk test versus brca / what diseases does the female one cover
      high genetic risk what now / gene test for breast cancer risk / family history of breast cancer gene kit
      is polygenic the brca thing
    `),
    spanish: ways(`
      la prueba poligénica es como brca / prueba de cáncer de mama genética
      mi mamá tuvo cáncer de mama qué prueba / brca1 / la poligénica dice si voy a tener cáncer
      qué mira female polygenic risk / prueba de cáncer hereditario / reemplaza la mamografía
      diferencia entre poligénica y brca / consejería genética / qué enfermedades mira la de mujeres
      riesgo alto qué significa / gen del cáncer de mama
    `),
    answer:
      'No, it is not the same. Female Polygenic Risk adds up many small differences into an estimate of inherited risk; it does not rule out a strong single-gene risk such as BRCA. It is not a diagnosis and not destiny, and it does not replace mammograms, Pap tests or other screening. If cancer runs in your family, ask your doctor about genetic counseling.',
    answerSpanish:
      'No, no es lo mismo. Female Polygenic Risk suma muchas diferencias pequeñas en una estimación del riesgo heredado; no descarta un riesgo fuerte de un solo gen, como BRCA. No es un diagnóstico ni un destino, y no reemplaza mamografías, papanicolau ni otros controles. Si hay cáncer en su familia, pregunte a su médico por la consejería genética.',
    page: '/store/female-polygenic-risk',
    comesFirst: true,
  },
  {
    title: 'Microbes',
    english: ways(`
      which one checks for parasites / do you test for h pylori / test for parasites / test for candida or yeast
      will the gi map show candida / stool test for worms / which kit shows bacteria / do you test for c diff
      yeast overgrowth test / pinworm / worms / is h pylori part of it / does it see giardia / e coli / salmonella
      virus test / bad bacteria / yeast in the gut / blastocystis / parasite test / do you test for worms
      giardia / h pylori test / c diff / test for gut bugs
      came back from a trip with a bad stomach is there a test / virus in the gut test / which kit finds parasites
      stool test for bacteria / check for candida in stool / pinworms / does gi map find h pylori
      test for bad bacteria / which test shows infections / how does gi map work / what does gi map look for
      is gi map a pcr test / traveler stomach test / i think i have a parasite / pathogen test
      what germs are on the list / quantitative pcr / dna stool test for germs / find out if i have a stomach bug
    `),
    spanish: ways(`
      qué prueba busca parásitos / prueba de h pylori / lombrices / bacterias malas / h pylori
      prueba de parásitos / prueba de lombrices / helicobacter pylori prueba / cuál busca parásitos
      prueba de bacterias malas / qué busca gi-map / creo que tengo parásitos / prueba de giardia
      cómo funciona gi-map / prueba para amebas / gi-map encuentra virus
      volví de viaje con mal estómago hay prueba
    `),
    answer:
      'GI-MAP looks for bacteria, parasites, yeast and viruses from a set list by their DNA, in one stool sample. It is {price:gi-map}, and results take {days:gi-map}. The page of the kit says what it shows. Finding a germ does not prove that it makes you ill, and a clear report does not rule out every cause. With blood in your stool, fever or strong pain, call your doctor and do not wait for a kit.',
    answerSpanish:
      'GI-MAP busca bacterias, parásitos, levaduras y virus de una lista por su ADN en una muestra de heces. Cuesta {price:gi-map} y los resultados tardan {days:gi-map}. No es un diagnóstico. Con sangre en las heces, fiebre o dolor fuerte, llame a su médico.',
    page: '/store/gi-map',
  },
  {
    title: 'Tests of digestion',
    english: ways(`
      which test shows how well i digest / digestion test / pancreas enzymes test / elastase
      test for fat in stool / i see undigested food which kit / calprotectin test / gut inflammation marker
      immune markers in stool / do i make enough enzymes / which kit checks digestion and immune system
      malabsorption test / secretory iga / does adult gut have digestion markers
      food goes right through me which test / is there a test for poor digestion
      what does gi map say about digestion / test to see if im absorbing food / beta glucuronidase
      bile problem test / meat sits heavy which kit / stomach acid test / which kits show digestive function
      greasy stools / steatocrit
    `),
    spanish: ways(`
      cuál prueba muestra cómo digiero / prueba de digestión / prueba de enzimas del páncreas
      inflamación del intestino prueba / veo comida sin digerir en las heces / qué kit mira la digestión
      prueba de absorción / calprotectina / grasa en las heces prueba / gi-map mira la digestión / elastasa
      prueba de defensas del intestino
    `),
    answer:
      'GI-MAP is the kit for that: beside microbes it has digestion and immune markers, from one stool sample. It is {price:gi-map}, and results take {days:gi-map}. The other gut kits read the bacteria species by species instead. No kit diagnoses an illness; with blood in your stool, fever, strong pain or weight loss, call your doctor and do not wait for a kit.',
    answerSpanish:
      'Para eso está GI-MAP: además de microbios tiene marcadores de digestión e inmunidad, con una sola muestra de heces. Cuesta {price:gi-map}, y los resultados tardan {days:gi-map}. Los otros kits intestinales leen las bacterias especie por especie. Ningún kit diagnostica una enfermedad; con sangre en las heces, fiebre, dolor fuerte o pérdida de peso, llame a su médico y no espere un kit.',
    page: '/store/gi-map',
  },
  {
    title: 'What a stool test cannot say',
    english: ways(`
      can a stool test find colon cancer / instead of a colonoscopy / does gi map replace a colonoscopy
      cologuard / will it tell me if i have crohns / can the kit detect celiac / does it screen for cancer
      sibo test / does it show small intestine bacteria / can stool testing rule out ibd / limits of a stool test
      what wont a stool test show / i am 50 and dont want a scope can i do this / ulcerative colitis test / polyps
      is your test enough so i skip the colonoscopy / hidden blood in stool test / what cant gi map tell
      does a gut test find ulcers / gluten disease test / does it find tumors / fit test
      family history of colon cancer which test / scope or stool kit / can it tell if i have celiac
      can it detect sibo / could it be celiac / will it say if i have crohns / can i skip my colonoscopy
      can the kit prove i have celiac / is it sibo / can the test confirm crohns
    `),
    spanish: ways(`
      la prueba detecta cáncer de colon / en lugar de colonoscopia / detecta la enfermedad celíaca / detecta crohn
      qué no puede decir la prueba de heces / prueba de sibo / no quiero colonoscopia sirve esto
      detecta colitis ulcerosa / pólipos / tengo 50 años y no quiero el tubo / reemplaza la colonoscopia
      límites de la prueba de heces / puedo saltarme la colonoscopia
    `),
    answer:
      "A stool test kit does not screen for colon cancer, and it does not diagnose celiac disease, Crohn's or colitis. Those need screening, blood tests or a scope with your doctor. For bacteria in the small intestine (SIBO) breath tests are used. With blood in the stool, black stools, fever, growing pain or weight loss, call your doctor today. The article on the stool test says more.",
    answerSpanish:
      'Un kit de heces no detecta el cáncer de colon y no diagnostica celiaquía, Crohn ni colitis. Para eso están los controles, los análisis de sangre o una endoscopia con su médico. Para bacterias en el intestino delgado (SIBO) se usan pruebas de aliento. Con sangre en las heces, heces negras, fiebre, dolor que crece o pérdida de peso, llame hoy a su médico. El artículo sobre la prueba de heces dice más.',
    page: '/blog',
    comesFirst: true,
  },
];
