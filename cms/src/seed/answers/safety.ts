import { ways, type AnswerSample } from './ways.ts';

/** Medicines, illness, allergy, pregnancy: said before any product is. */
export const safety: AnswerSample[] = [
  {
    title: 'Pregnancy',
    english: ways(`
      can i do the gut test while pregnant / is it safe in pregnancy / im pregnant which kit
      is the test good for pregnant women / im 7 months pregnant can i test / trying to conceive, which test
      i just found out i am expecting / is the probiotic ok while nursing / im pregnant is it safe
      can i test while breastfeeding / pregnant can i use the kit / ok to take the supplement when pregnant
      im nursing is this alright / 12 weeks along should i test / pregnent and worried is the test safe
      should i ask my ob first / i am expecting and want to test / first trimester / im nursing
      i breastfeed can i take gut repair / postpartum / we are trying for a baby / is it safe for my unborn baby
      16 weeks along / can a pregnant woman take the enzymes / im pregnant can i do this
      is it ok while breastfeeding / nursing mom can i take the probiotic / i am 12 weeks along
      ttc is the test safe / trying to conceive / can expecting women take supplements / binders while pregnant
      i had a miscarriage can i test / am i allowed to do hormones test pregnant
      can i do the reset while nursing / is charcoal ok in pregnancy / morning sickness help
      safe during pregnancy? / my wife is pregnant can she do gi map / pregnant and constipated
      will it hurt the baby / lactating / ivf treatment and testing / expecting twins is it safe
      enzymes in pregnancy / food test while pregnant / due in march should i wait to test
      can i go off foods while pregnant / pregnant with my third is any of this safe
    `),
    spanish: ways(`
      estoy embarazada, es seguro / puedo hacerlo si estoy amamantando / puedo tomar el suplemento en el embarazo
      le pregunto a mi ginecólogo primero / estoy dando pecho / estoy esperando un bebé / puedo tomarlo embarazada
      estoy embarazada puedo hacerla / puedo hacerlo si doy pecho / es seguro en el embarazo
      estoy amamantando puedo tomar el probiótico / quiero quedar embarazada / tengo náuseas del embarazo
      tuve una pérdida puedo hacer la prueba / suplementos en el embarazo / mi esposa está embarazada
      le hace daño al bebé / posparto / espero gemelos es seguro
    `),
    answer:
      'Please ask your doctor or midwife before you test, take a supplement or change what you eat. They know you and your baby, and I do not. A kit is not a prenatal test and does not replace your checkups. If you want to ask the practice as well, use the contact form. With bleeding, strong pain, a bad headache, fever, leaking fluid, or a baby who moves less, call your doctor, midwife or 911 now.',
    answerSpanish:
      'Por favor, pregunte a su médico o partera antes de hacer una prueba, tomar un suplemento o cambiar su comida. Ellos la conocen a usted y a su bebé; yo no. Un kit no es una prueba prenatal y no reemplaza sus controles. Si también quiere preguntarnos, use el formulario de contacto (contact form). Si tiene sangrado, dolor fuerte, dolor de cabeza intenso, fiebre, salida de líquido o el bebé se mueve menos, llame ya a su médico, a su partera o al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Medicines',
    english: ways(`
      how much vitamin d should i take / how many probiotics should i take / what dose for my child
      can i take it with my blood thinner / does it interact with my medicine / can i take enzymes with metformin
      is it ok with antidepressants / do i stop my meds before the test / should i quit my antibiotics first
      can i take my pills before collecting / i take blood thinners can i do this
      which medicine affects the test / do i need to pause my probiotic / what dose should i take
      can i mix this with my meds / stop my antacid b4 stool test? / how many drops / how many capsules a day
      how much do i give my baby / can i give it to my toddler / can a newborn have probiotics
      is it ok to give enzymes to a baby / can my 2 year old take gut repair / how often do i take it
      can i take more than one / do i take it with food / morning or night / how long should i take it
      can i take both together / safe with blood pressure pills / stopped my thyroid pills for the test
      should we stop ritalin / pause my antidepressant / do i skip my insulin / should i come off my medicine
      is it safe to take with my heart medicine / how much magnesium / what supplement for anxiety
      what can i take for reflux / what should i take for sleep / too many at once / overdose on vitamins
      should i quit my meds before the kit / can i take this with blood pressure pills / is it safe with lexapro
      i am on blood thinners / can i come off omeprazole / how much magnesium should i take
      dosage of the probiotic / how many enzymes per meal / does it interact with metformin
      im on birth control do i stop it / i take prednisone / can i mix it with my antidepressant
      how many milligrams / how many drops for my kid / should i take ibuprofen / is it ok with insulin
      can i skip my pills for the test / lower my medication / can oats replace my statin
      eat better instead of my heart pill / can food replace my blood pressure pills
      quit my cholesterol pill and change my diet / my thyroid pill and vitamins / which antibiotic should i take
      is tylenol okay for my son / what dose for a child / can i drink while on meds / chemo and supplements
      wean off acid blockers
    `),
    spanish: ways(`
      debo dejar mis medicinas antes de la prueba / tomo anticoagulantes, puedo hacerlo
      los antibióticos cambian la prueba / qué dosis debo tomar / cuántas gotas / cuánto le doy a mi bebé
      puedo darle el probiótico a mi hijo / puedo tomarlo con mi medicina de la presión / qué tomo para el reflujo
      puedo tomar enzimas con mi medicina / cuánto probiótico le doy al niño / es bueno tomar magnesio
      dejo de tomar mis pastillas / dejo mis medicinas para la prueba
      puedo tomarlo con la pastilla de la presión / cuánto magnesio tomo / qué dosis tomo / tomo anticoagulantes
      dejo el omeprazol / tomo antidepresivos es seguro / cuántas cápsulas al día / uso insulina puedo
      qué antibiótico tomo / dosis para un niño / puedo bajar mi medicina / puedo dejar mi metformina
      dejar la insulina si cambio la comida / dejo la pastilla de la presión si como mejor
      tomo pastillas para la tiroides
    `),
    answer:
      'Please ask the doctor who prescribed it, or your pharmacist. Do not stop, start or change any medicine because of a test or because of this chat. I cannot give doses. Some medicines and supplements can change a result. The leaflet in the box names them. The practice can tell you what matters for your kit, so write through the contact form before you collect. If you took too much of something, call Poison Control at 1-800-222-1222, or 911.',
    answerSpanish:
      'Por favor, pregunte al médico que se la recetó o a su farmacéutico. No deje, empiece ni cambie ninguna medicina por una prueba ni por este chat. No puedo dar dosis. Algunas medicinas y suplementos pueden cambiar un resultado. El folleto de la caja los nombra. Para saber qué importa en su kit, escriba en el formulario de contacto (contact form) antes de tomar la muestra. Si tomó demasiado de algo, llame al Centro de Envenenamiento, 1-800-222-1222, o al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Allergy or sensitivity',
    english: ways(`
      is the fast 88 an allergy test / is the food panel like an allergy test / do you have an allergy test
      can i test my child for peanut allergy / will it show if i am allergic to milk / is this an allergy test
      difference between allergy and sensitivity / can you test my sons peanut allergy
      what is a food intolerance vs allergy / am i allergic to milk / alergy or sensitivity whats the diff
      does the food test show real allergies / should i stop eating foods that show up
      is it ok with a nut allergy / can someone with allergies do the food panel / egg allergy / shellfish allergy
      is my rash an allergy / does it check for hay fever / gluten allergy
      what is the difference between intolerance and allergy / epipen / will the panel tell me what is safe to eat
      my son is allergic to peanuts which test / am i allergic to shellfish / food allergy versus sensitivity
      will fast 88 tell if im allergic / hives after eating / skin prick test / ige test
      epipen kid can he eat it again / difference between allergy and intolerance
      can i find out if i have a milk allergy / does the finger prick test show allergies
      is a sensitivity the same as an allergy / could shrimp kill me / deadly reaction to shellfish test
      will the panel tell if a food could kill my child / test for egg allergy / seasonal allergies test
      swollen lips after nuts / is it safe to try the food again / my daughter reacts to eggs / anaphylaxis test
      allergic reaction to bee / lactose allergy / can a negative panel mean its safe to eat peanuts
      do you do allergy shots / will the panel clear my son to eat nuts / allergist or you
      is my kid allergic to milk can you check
    `),
    spanish: ways(`
      es una prueba de alergia / diferencia entre alergia y sensibilidad / mi hijo es alérgico al maní
      soy alérgica a la leche / sirve para alergias / mi hijo es alérgico / tienen prueba de alergias
      soy alérgica al camarón / fast 88 dice si soy alérgico / ronchas después de comer / prueba de ige
      puede volver a comer nueces / alergia a la leche / labios hinchados al comer
      es lo mismo intolerancia que alergia / alergia al huevo prueba / es alergia o intolerancia
      prueba para alergia a nueces / mi niña es alérgica
    `),
    answer:
      'They are different things. An allergy can be fast and dangerous, with hives, swelling or trouble breathing. An allergy doctor tests for it. A sensitivity is slower and harder to prove. A food antibody panel is not an allergy test, and the evidence for it is limited. Never eat a food to find out, and do not take foods away from a child because of a panel alone. Our blog has an article on this. For trouble breathing, a swollen face or throat, or fainting, call 911 now.',
    answerSpanish:
      'Son cosas distintas. Una alergia puede ser rápida y peligrosa, con ronchas, hinchazón o dificultad para respirar. La estudia un médico alergólogo. Una sensibilidad es más lenta y más difícil de probar. Un panel de anticuerpos a alimentos no es una prueba de alergia, y la evidencia es limitada. Nunca coma un alimento para averiguarlo, y no le quite alimentos a un niño solo por un panel. En el blog hay un artículo. Si hay dificultad para respirar, cara o garganta hinchada o desmayo, llame ya al 911.',
    page: '/blog',
    comesFirst: true,
  },
  {
    title: 'Can a test diagnose',
    english: ways(`
      can the test tell me what i have / will this diagnose ibs / does it find cancer / is the test a diagnosis
      do i have parasites / can u diagnose me / do i have candida / does my son have worms / is my rash from yeast
      is it lupus / is it cancer / what is wrong with me / do you think i have leaky gut
      can you tell what i have / does it replace my doctor / is this enough or do i still need my doctor
      can it rule out something / can you check my symptoms / what does my pain mean / why do i have this rash
      do these symptoms mean parasites / do i have ibs / what do you think i have
      can you tell me whats wrong with me / does this find out what disease i have / is it a diagnosis
      what is wrong with my stomach / could it be cancer / do i have parasites you think / will i get a diagnosis
      can you diagnose me in the chat / does my son have autism from gut / tell me my illness
      what disease causes this / do i have leaky gut / is this serious / what could be causing my pain / am i sick
      does the test tell me why im tired / i have these symptoms what is it
      does a high result mean i have a disease / is it candida / can you rule out something bad
    `),
    spanish: ways(`
      la prueba me dice qué tengo / puede diagnosticar / detecta cáncer / sirve para saber si soy celíaco
      tengo parásitos / me puede decir qué tengo / será cándida / reemplaza a mi doctor
      me duele el estómago qué tengo / qué enfermedad tengo / será grave / me puede diagnosticar
      la prueba es un diagnóstico / tengo colon irritable / qué me pasa / será cáncer / me dice qué tengo
      es grave lo que tengo / tengo intestino permeable / por qué me duele / la prueba confirma la celiaquía
      tengo estos síntomas qué es / dígame qué tengo / esto es un diagnóstico médico
    `),
    answer:
      'No. A test kit is not a diagnosis. It shows markers from one sample on one day. Only a clinician who knows your whole story can make a diagnosis, and I cannot do it in a chat. If something worries you, please see your doctor and do not wait for a kit. For sudden strong pain, heavy bleeding, chest pain or trouble breathing, call 911.',
    answerSpanish:
      'No. Un kit no es un diagnóstico. Muestra marcadores de una muestra en un día. Solo un profesional que conoce toda su historia puede diagnosticar, y yo no puedo hacerlo en un chat. Si algo le preocupa, vea a su médico y no espere un kit. Si hay dolor fuerte de golpe, mucho sangrado, dolor de pecho o dificultad para respirar, llame al 911.',
    page: '/faq',
    comesFirst: true,
  },
  {
    title: 'Prescriptions and lab orders',
    english: ways(`
      do you prescribe medicine / can you prescribe antibiotics / will you write a prescription
      can you refill my meds / can you order labs at quest / can you order labcorp blood work / doctors note
      can you write a referral / do you prescribe ivermectin / can you be my primary care doctor
      do you replace my doctor / refill / antibiotics / can you send something to my pharmacy / ivermectin
      school note / sick note / fmla paperwork / order an ultrasound / thyroid meds / ozempic / be my pcp
      what can a physician assistant do / can she prescribe me something / refill my meds
      do you write prescriptions / can you order blood work at quest / will you send a referral
      can i get antibiotics from you / doctors note for work / can she be my primary care doctor
      will she order a ct scan / write a letter for my employer / ivermectin prescription
      thyroid medicine from you / can i get a prescription over video / fill out my disability forms
      school form signature / can you call in something to my pharmacy / do you do vaccines / sports physical
      prescribe ldn / need a med refill / order labs at labcorp / refer me to a gastroenterologist
      hormone replacement from you / do you manage medications / sign my fmla papers
      can she order blood work / will she order labs for me / can she order an mri / does she write lab orders
    `),
    spanish: ways(`
      recetan medicinas / pueden recetar antibióticos / pueden pedir análisis en un laboratorio / dan referencias
      me pueden recetar / una receta / ser mi doctor de cabecera / me puede recetar algo / hacen recetas
      me da un antibiótico / me puede mandar a un especialista / ordenan análisis de sangre
      necesito un justificante médico / puede ser mi doctora de cabecera / surtir mi medicina / receta por video
      firma papeles de discapacidad / me manda a hacer una tomografía / pueden llamar a mi farmacia
    `),
    answer:
      'The site offers test kits, consultations by video, a package and a program. It says nothing about prescriptions, refills, referrals or lab orders elsewhere, so please ask through the contact form, and keep your own doctor. Do not stop or change a medicine because of this chat.',
    answerSpanish:
      'El sitio ofrece kits, consultas por video, un paquete y un programa. No dice nada de recetas, referencias u órdenes de laboratorio. Pregunte en el formulario de contacto (contact form) y siga con su médico.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'An illness that somebody has',
    english: ways(`
      what do you have for sibo / i want to be rid of sibo
      can you help with hashimotos / can you cure crohns / do you treat ibs
      i have ulcerative colitis can you help / i have pcos / do you help with autism
      my son has adhd can you help / can you heal eczema / do you treat lyme / i have diabetes / do you treat sibo
      what about sibo / i have acid reflux / do you help with anxiety or depression / i have fibromyalgia
      do you treat cancer / can you fix my thyroid / can you help me lose weight
      do you work with autoimmune disease / i have been sick for years and nobody can help / i think i have ibs
      my toddler has eczema / fertility / long covid / i have crohns / i was told i have ibs
      my daughter has eczema / my husband is diabetic / autoimmune / can the kit fix my son / do you cure autism
      thyroid problems / high blood pressure / chronic fatigue / ulcers / fatty liver / gallbladder removed
      chronic diarrhea for years / migraines / infertility / cancer patient / i have crohns can you help
      living with ulcerative colitis / hashimotos / my husband has diabetes / i have long covid
      my mom has parkinsons / lupus and gut / psoriasis help / do you treat autism / my son has adhd
      fibromyalgia patient here / chronic migraine / i have sibo and nothing works / pots / mast cell issues
      rheumatoid arthritis / endometriosis / i had my gallbladder removed / gastroparesis / i have kidney disease
      cancer survivor with gut trouble / chronic fatigue for years / can you cure my reflux
      anxiety and depression help / i suffer from gastritis
    `),
    spanish: ways(`
      pueden ayudar con la tiroides / tengo colitis / curan la diabetes / mi hijo tiene autismo pueden ayudar
      tengo gastritis / mi hijo es autista / curan el eccema / tengo diabetes / mi esposo tiene diabetes
      sirve para el eccema / tengo síndrome de intestino irritable / ayudan con la ansiedad
      tengo colitis me ayudan / mi hija tiene dermatitis / tengo hipotiroidismo / curan el colon irritable
      mi hijo tiene autismo / tengo lupus / tengo artritis / me quitaron la vesícula
      tengo reflujo desde hace años / tengo fibromialgia / padezco de migraña / sobreviví al cáncer
    `),
    answer:
      'I am sorry that you carry this. No kit and no supplement here is a cure or a treatment for an illness, and I cannot make a diagnosis here. The practice looks at the whole picture with you: food, sleep, mood, skin and belly, beside the care of your own doctor. Write two or three sentences in the contact form, and a person tells you honestly whether they can help. If it is sudden, severe or getting worse, see a doctor now or call 911.',
    answerSpanish:
      'Siento que pase por esto. Ningún kit o suplemento de aquí es una cura, y no puedo decir qué tiene. La práctica mira todo el cuadro con usted, junto a su médico. Escriba dos o tres frases en el formulario de contacto (contact form) y una persona le dice con honestidad si puede ayudar. Si es fuerte o empeora, vea a un médico o llame al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Supplements, what is in them',
    english: ways(`
      are your supplements vegan / do you sell vitamins / what supplements do you have / what vitamins do you sell
      is the enzyme gluten free / whats in the probiotic / what strains are in the probiotic
      ingredients of gut repair / are the supplements safe for kids / is gut repair safe for kids
      can kids take the probiotic / how many capsules in a bottle / how do i take the probiotic
      are they third party tested / dairy free / soy free / do the supplements expire
      side effects of the enzymes / does the probiotic need to be in the fridge
      is it a monthly subscription for supplements / what brand is the probiotic / is it third party tested
      how many billion / does it have dairy / is it kosher / pork free / sugar free / how big is the bottle
      how long does a bottle last / does it need the fridge / shelf life / side effects / made in usa
      chewable or capsule / what does gut repair do / what are the enzymes for / whats in your probiotic
      is there dairy in it / are the supplements gluten free / which strains are in the probiotic
      how do i take the enzymes / does gut repair have glutamine / vegan capsules? / is it soy free
      what is gut repair for / what do digestive enzymes do / does the probiotic need the fridge
      is the probiotic ok for kids / side effects of the probiotic / is your probiotic third party tested
      any allergens in gut repair / does it have sugar / cfu count / can my toddler have gut repair / made in usa?
      do i need supplements at all / which supplement helps with bloating / how do i mix the powder
      is the enzyme plant based / does the probiotic contain milk / what does gut repair do for you
    `),
    spanish: ways(`
      los suplementos son veganos / qué ingredientes tiene el probiótico / los niños pueden tomar suplementos
      qué contiene el probiótico / es vegano / qué trae / qué ingredientes tiene gut repair
      los suplementos tienen gluten / qué cepas trae / para qué sirve gut repair
      qué hacen las enzimas digestivas / hay que refrigerar el probiótico / los niños pueden tomar el probiótico
      cuántas cápsulas trae / tiene lácteos / efectos secundarios del probiótico / cómo se toman las enzimas
      ingredientes del probiótico / gut repair qué es
    `),
    answer:
      'The store sells a probiotic ({price:probiotic}), digestive enzymes ({price:digestive-enzymes}) and Gut Repair ({price:gut-repair}), each bought once. The site does not list every ingredient, strain or allergen, so please read the label and ask through the contact form before you take one. For a child, in pregnancy, while breastfeeding or with any medicine, ask your doctor first. Supplements are not medicines.',
    answerSpanish:
      'La tienda vende un probiótico ({price:probiotic}), enzimas ({price:digestive-enzymes}) y Gut Repair ({price:gut-repair}). El sitio no lista todos los ingredientes: lea la etiqueta y pregunte en el formulario de contacto (contact form). Para un niño, en el embarazo o con medicinas, pregunte primero a su médico.',
    page: '/store#supplement',
    comesFirst: true,
  },
];
