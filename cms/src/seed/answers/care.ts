import { ways, type AnswerSample } from './ways.ts';

/** What could do harm at home: said plainly, and before any product is. */
export const care: AnswerSample[] = [
  {
    title: 'Honey, water and other food for a baby under one',
    english: ways(`
      can my baby have honey / is honey ok for a baby of eight months / honey for a cough in a baby / raw honey for infants
      a little honey on the pacifier / honey in the bottle to soothe him / when can babies have honey
      is baked honey safe for a baby / local honey for my baby's allergies / honey at half a year / honey for teething
      can a newborn drink water / should i give water to my little baby / sugar water for colic
      how much water may a baby drink / gripe water for a newborn / tea for a colicky baby / chamomile tea for a baby
      prune juice for a constipated newborn / apple juice for a baby / homemade baby formula recipe
      goat milk instead of formula / cows milk before one year / bone broth for a tiny baby
      can i water down the formula / almond milk in a baby bottle / rice cereal in the bottle
      when can my baby start solids / first foods for a baby / is yogurt ok for a small baby
      coconut water for infants / fennel tea for infant gas / karo syrup for a baby / nuts for a baby
      is it safe to give an infant honey / my baby tasted honey can she have more
      what can a baby under one not eat / hot cereal with honey for a baby
    `),
    spanish: ways(`
      puede mi bebé comer miel / miel para la tos de un bebé / miel para un bebé de meses / desde cuándo pueden comer miel
      le pongo miel al chupón / le doy agua a mi recién nacido / agua para un bebé de dos meses
      té de manzanilla para el bebé / té de anís para los cólicos / leche de vaca antes del año
      fórmula casera para bebé / jugo para un bebé estreñido / leche de cabra en lugar de fórmula
      cuándo empiezo con sólidos / atole en el biberón / qué no puede comer un bebé
    `),
    answer:
      "No honey before the first birthday: not raw, not baked, not in tea and not on a pacifier. It can make a baby very ill (infant botulism). In the first six months breast milk or formula is all that a baby eats and drinks: no water, tea, juice or animal milk in its place, no homemade or thinned formula, unless your child's doctor says so. Please ask your child's doctor before a first food, a herb or a remedy. For a baby who is limp, sucks weakly, is hard to wake or has trouble breathing, call 911 now.",
    answerSpanish:
      'Nada de miel antes del primer cumpleaños: ni cruda, ni horneada, ni en té, ni en el chupón. Puede enfermar gravemente a un bebé (botulismo infantil). En los primeros seis meses la leche materna o la fórmula es todo lo que un bebé come y bebe: nada de agua, té, jugo ni leche de animal en su lugar, ni fórmula casera o rebajada, salvo que lo diga el médico de su hijo. Pregúntele antes de dar un primer alimento, una hierba o un remedio. Si el bebé está flojo, succiona débil, cuesta despertarlo o le cuesta respirar, llame ya al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Aspirin and other remedies for a child',
    english: ways(`
      can i give my child aspirin / baby aspirin for a toddler / aspirin for my son's fever / is aspirin ok for a teenager
      pepto bismol for kids / can my 6 year old have pepto / adult medicine for a child / half a pill for my daughter
      cough syrup for a 2 year old / benadryl to make my toddler sleep / melatonin for my 3 year old
      laxatives for kids / miralax for my toddler every day / an enema for my child / suppository for a baby
      worm medicine for my kids / ivermectin for my child / imodium for a 4 year old / antacids for kids
      teething gel for baby / whiskey on the gums / cbd oil for my son / iron drops for my toddler
      charcoal for a child with a stomach bug / colloidal silver for kids / can kids take my sleeping pills
      old antibiotics for my son / share my antibiotics with my daughter / how much tylenol for a baby
      ibuprofen for a 3 month old / nyquil for my kid / salicylates for children with flu
      pepto for my grandson with a stomach bug / alka seltzer for a teen / aspirin for my daughter with chicken pox
    `),
    spanish: ways(`
      puedo darle aspirina a mi hijo / aspirina para la fiebre del niño / aspirina infantil / pepto bismol para niños
      laxante para mi niño / enema para un niño / jarabe para la tos de dos años / medicina de adulto para un niño
      melatonina para mi hijo / desparasitante para niños / media pastilla para mi hija
      antibiótico que sobró para mi hijo / paracetamol para un bebé cuánto / gotas para dormir al niño
      ivermectina para mi hijo
    `),
    answer:
      "No aspirin for a child or a teenager, and nothing with salicylate in it such as Pepto-Bismol, unless their doctor tells you to: it can set off a rare and dangerous illness (Reye's syndrome). Please give no other medicine, laxative, sleep aid, enema or remedy against worms either before you have asked your child's doctor or pharmacist, and none that was prescribed for somebody else. I cannot give doses. If a child swallowed something that was not meant for them, call Poison Control at 1-800-222-1222, or 911.",
    answerSpanish:
      'Nada de aspirina para un niño o adolescente, ni productos con salicilato como Pepto-Bismol, salvo que lo diga su médico: puede provocar una enfermedad rara y peligrosa (síndrome de Reye). Tampoco dé otra medicina, laxante, remedio para dormir, enema o desparasitante sin preguntar antes al médico o farmacéutico de su hijo, ni una que fue recetada a otra persona. No puedo dar dosis. Si un niño tragó algo que no era para él, llame a Poison Control, 1-800-222-1222, o al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Castor oil, essential oils and herbs',
    english: ways(`
      can i use castor oil while pregnant / castor oil to start labor / castor oil to go into labor
      castor oil pack in pregnancy / castor oil for my baby's constipation / castor oil on a baby's belly
      castor oil for a child / is a castor oil pack safe for kids / can i drink castor oil
      castor oil pack while breastfeeding / castor oil during my period / essential oils for babies
      peppermint oil for my toddler's tummy / can i swallow essential oils / oregano oil by mouth
      drops of essential oil in water / tea tree oil for my baby's rash / are essential oils safe in pregnancy
      eucalyptus oil for a baby with a cold / lavender oil for a newborn / herbs that are safe in pregnancy
      herbal tea while pregnant / raspberry leaf tea first trimester / black walnut for kids / wormwood for my child
      herbs for a nursing mother / turmeric in pregnancy / st johns wort with my medicine / is oregano oil safe
      castor oil in the belly button of my daughter / can my kids take herbal drops
      oil of oregano for a four year old / who should not use castor oil / is castor oil safe
    `),
    spanish: ways(`
      puedo usar aceite de ricino en el embarazo / aceite de ricino para el bebé / aceite de ricino para el parto
      compresa de aceite de ricino para niños / puedo tomar aceite de ricino / aceites esenciales para bebés
      aceite de orégano para mi hijo / aceites esenciales en el embarazo / hierbas en el embarazo
      té de hierbas embarazada / ajenjo para mi hijo / aceite de menta para el niño / ricino si doy pecho
    `),
    answer:
      "Please use no castor oil, essential oil or herb in pregnancy, while nursing, for a baby or for a child, on the skin or by mouth, before you have asked your doctor, your midwife or your child's doctor. Castor oil by mouth can set off strong cramps and contractions. Essential oils do not belong in the mouth, nor near a baby's face. With a medicine, ask your pharmacist, for herbs can change how it works. What stands on the Recommendations page is what the practice likes, and no advice for you alone. If somebody swallowed an oil, call Poison Control at 1-800-222-1222, or 911.",
    answerSpanish:
      'Por favor, no use aceite de ricino, aceites esenciales ni hierbas en el embarazo, dando pecho, en un bebé o en un niño, ni en la piel ni por boca, sin preguntar antes a su médico, su partera o el médico de su hijo. El aceite de ricino por boca puede provocar cólicos fuertes y contracciones. Los aceites esenciales no van en la boca ni cerca de la cara de un bebé. Si toma una medicina, pregunte a su farmacéutico. Lo que está en la página Recommendations es lo que le gusta a la práctica y no un consejo para usted. Si alguien tragó un aceite, llame a Poison Control, 1-800-222-1222, o al 911.',
    page: '/recommendations',
    comesFirst: true,
  },
  {
    title: 'Fasting and strict diets',
    english: ways(`
      can i fast with diabetes / is fasting ok for a diabetic / intermittent fasting on insulin
      can i do a water fast / 3 day water fast for my gut / dry fasting / fasting while pregnant
      can i fast while breastfeeding / can my child fast / my teenager wants to fast / fasting for kids
      should my son skip breakfast to heal his gut / juice cleanse for a teen / keto for my diabetic mom
      keto while pregnant / carnivore diet for my child / low carb for kids / fasting and metformin
      should i fast with low blood sugar / fasting with an eating disorder / i had anorexia can i do the reset
      can a diabetic do the 30 day reset / prolonged fasting / how many days can i fast / bone broth fast
      lose weight fast by not eating / calorie counting for my daughter / diet for my overweight child
      is intermittent fasting good for the gut / fast before the test with type 1 diabetes
      fasting with high blood pressure pills / daniel fast with diabetes / can my grandmother fast
      liquid diet for two weeks / elimination diet while pregnant
    `),
    spanish: ways(`
      puedo ayunar con diabetes / ayuno intermitente con insulina / ayuno de agua / ayuno en el embarazo
      puede ayunar mi hijo / ayuno si doy pecho / dieta keto para mi hijo / ayuno y metformina
      cuántos días puedo ayunar / dieta para mi niña con sobrepeso / tuve anorexia puedo ayunar
      ayuno con pastillas de la presión / keto embarazada
    `),
    answer:
      'Please do not fast or begin a strict diet without your doctor if you have diabetes or take a medicine for blood sugar or blood pressure, are pregnant or nursing, are underweight, or have ever had an eating disorder. A child or a teenager should not fast or diet at all unless their own doctor leads it. Blood sugar can fall dangerously low. The 30-Day Gut Reset of the practice is no fast and counts no calories. If a kit asks for some hours without food, its leaflet says so: with diabetes ask your doctor first. For shaking, sweating, confusion or fainting, call 911.',
    answerSpanish:
      'Por favor, no ayune ni empiece una dieta estricta sin su médico si tiene diabetes o toma medicina para el azúcar o la presión, está embarazada o da pecho, pesa poco o ha tenido un trastorno alimentario. Un niño o adolescente no debe ayunar ni hacer dieta si no la guía su propio médico. El azúcar puede bajar peligrosamente. El reto de 30 días de la práctica no es un ayuno ni cuenta calorías. Si un kit pide unas horas sin comer, lo dice su folleto: con diabetes pregunte antes a su médico. Si hay temblor, sudor, confusión o desmayo, llame al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Leaving foods out for a child',
    english: ways(`
      should i take my child off gluten / take dairy away from my toddler / gluten free for my son with adhd
      cut out sugar and dairy for my kid / elimination diet for a child / can i stop milk for my 2 year old
      my daughter reacts to many foods what do i remove / which foods should my kid stop eating
      do i go gluten free before the celiac test / take eggs away from my baby / gaps diet for a child
      low fodmap for my 6 year old / can i put my kid on a gluten free diet / remove wheat for my son
      is it safe to cut food groups for kids / my kid eats only five foods should i cut more
      vegan baby diet / dairy free toddler / food list red can i take those from my child
      should i avoid all the foods on the panel for my child / dye free diet for my son
      i want to take foods away from my daughter / picky eater with few foods left / growing child on a diet
      my child loses weight on the diet / stop giving fruit to my kid / no carbs for my children
    `),
    spanish: ways(`
      le quito el gluten a mi hijo / le quito la leche a mi niña / dieta de eliminación para un niño
      dieta sin gluten para mi hijo / qué alimentos le quito / dejo de darle lácteos a mi hija
      mi hijo come pocas cosas le quito más / dieta vegana para mi bebé / fodmap para niños
      le quito el trigo / es seguro quitar alimentos a un niño / le quito los huevos a mi bebé
    `),
    answer:
      "Please do not take foods away from a child by yourself, nor because of a panel alone: a growing child needs them, and leaving a food out can bring harm of its own. Ask your child's doctor or a dietitian first. Do not stop gluten before a blood test for celiac disease, or it may miss it. A parent can talk it over in a consultation, beside the care of the child's doctor. If a food brought hives, swelling, vomiting or trouble breathing, do not give it again and see an allergist; for trouble breathing call 911 now.",
    answerSpanish:
      'Por favor, no le quite alimentos a un niño por su cuenta, ni solo por un panel: un niño que crece los necesita. Pregunte antes a su pediatra o a un dietista. No deje el gluten antes del análisis de sangre para la celiaquía, porque puede fallar. Los padres pueden hablarlo en una consulta, junto con el cuidado del médico del niño. Si un alimento causó ronchas, hinchazón, vómito o dificultad para respirar, no lo dé otra vez y vea a un alergólogo; si le cuesta respirar, llame ya al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Cleanses and home cures that can harm',
    english: ways(`
      parasite cleanse for my kids / should i do a parasite cleanse / is mms safe / chlorine dioxide for autism
      borax water for parasites / turpentine and sugar / drinking hydrogen peroxide / food grade peroxide
      coffee enemas / a salt water flush / liver and gallbladder flush with olive oil / bleach drops
      ivermectin for parasites / animal dewormer for people / fenbendazole for cancer / kerosene for worms
      colloidal silver / heavy metal detox at home / chelation for my child / raw garlic enema for pinworms
      ozone therapy / zeolite for my toddler / bentonite clay for kids / activated charcoal every day
      diatomaceous earth / baking soda and lemon for cancer / apple cider vinegar shots for reflux
      how do i kill parasites at home / full moon parasite protocol / detox my baby / candida cleanse
      colon cleanse at home / urine therapy / methylene blue / nicotine patches for detox
      do you recommend a heavy metal detox / is a gallbladder flush a good idea
    `),
    spanish: ways(`
      limpieza de parásitos para mis hijos / dióxido de cloro / mms es seguro / bórax para parásitos
      trementina con azúcar / agua oxigenada para tomar / enema de café / limpieza de hígado y vesícula
      plata coloidal / desintoxicar a mi hijo / desparasitante de animales / quelación para mi niño
      limpieza de colon en casa / cómo mato los parásitos en casa
    `),
    answer:
      'Please do not. Chlorine dioxide (MMS), bleach, borax, turpentine, kerosene, peroxide to drink and medicines for animals are poisons for people, whatever is told online. Cleanses, flushes, enemas, chelation and clay or charcoal day after day can do harm, most of all to a child, in pregnancy, with an illness or beside a medicine, so ask your doctor or pharmacist before any of them. When you think of parasites or metals, a doctor can test for them and treat what is there. If somebody has taken one of these, call Poison Control at 1-800-222-1222, or 911.',
    answerSpanish:
      'Por favor, no lo haga. El dióxido de cloro (MMS), el cloro, el bórax, la trementina, el queroseno, el agua oxigenada bebida y las medicinas de animales son venenos para las personas. Las limpiezas, los enemas, la quelación y la arcilla o el carbón cada día pueden hacer daño, sobre todo a un niño, en el embarazo, con una enfermedad o junto a una medicina: pregunte antes a su médico o farmacéutico. Si piensa en parásitos o metales, un médico puede buscarlos y tratarlos. Si alguien ya tomó algo así, llame a Poison Control, 1-800-222-1222, o al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'In place of a doctor or a treatment',
    english: ways(`
      can i use this instead of chemo / should i skip chemo and heal naturally / is prayer enough without a doctor
      can i stop seeing my doctor / do i still need my doctor / instead of surgery can i do your program
      can your program replace my treatment / can i cancel my scan / should i put off my operation
      can i skip my insulin if i eat right / can i delay my mammogram / i do not trust doctors only you
      can i use supplements instead of antibiotics / instead of my biologic infusion / natural way instead of statins
      can diet cure cancer / beat cancer with food / natural cure for diabetes / i would rather not have the biopsy
      should i refuse treatment / do i need the er or can i wait for the results / my doctor wants a scope i want a kit
      can we treat this at home without a doctor / will god heal me without medicine / can i wean off with your help
      my child has a lump can gut healing help / skip dialysis / stop my sons seizure medicine and change food
      replace my inhaler with supplements / is my gastroenterologist still needed
    `),
    spanish: ways(`
      en lugar de quimioterapia / puedo dejar a mi médico / en vez de cirugía / puedo cancelar mi operación
      curar el cáncer con comida / suplementos en lugar de antibióticos / basta con orar sin médico
      dejo el tratamiento / cura natural para la diabetes / puedo aplazar la biopsia / todavía necesito a mi doctor
      reemplaza mi tratamiento / no quiero ir al hospital
    `),
    answer:
      'Please keep your doctor and your treatment. No kit, diet, supplement or program here takes the place of a medicine, an operation, a screening or a visit to a doctor, and nothing of it should be put off for one. Food, rest and prayer may stand beside that care. If you have doubts about a treatment, tell the doctor who gave it, or ask for a second opinion. For what is sudden, severe or getting worse, call 911.',
    answerSpanish:
      'Por favor, siga con su médico y con su tratamiento. Ningún kit, dieta, suplemento o programa de aquí reemplaza una medicina, una operación, un control o una visita al médico, y nada de eso debe aplazarse. La comida, el descanso y la oración pueden acompañar ese cuidado. Si duda de un tratamiento, dígaselo al médico que lo indicó o pida una segunda opinión. Si es repentino, fuerte o empeora, llame al 911.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Vaccines',
    english: ways(`
      are you for or against vaccines / what do you think about vaccines / do you recommend vaccines
      should i vaccinate my baby / should i delay shots / can vaccines hurt the gut / vaccine detox for my child
      does the covid shot affect the test / can i collect after a flu shot / baby gut after vaccines
      are vaccines linked to autism / can she write a vaccine exemption / religious exemption letter for school
      my toddler got his shots yesterday can we do the swab / do you work with unvaccinated families
      is she anti vax / does the practice give shots / mmr and gut problems / should my kid get the mmr
      rsv shot for newborn / flu shot while on a gut program / vaccine schedule for babies
      detox after a vaccine / are shots safe for my baby / hpv vaccine for my daughter
      tetanus shot and the test / do you support vaccine choice / is it ok to skip the shots
    `),
    spanish: ways(`
      qué opinan de las vacunas / vacuno a mi bebé / las vacunas dañan el intestino / vacunas y autismo
      puedo hacer la prueba después de una vacuna / exención de vacunas / retraso las vacunas
      recomiendan las vacunas / atienden a familias sin vacunar / vacuna del covid y la prueba
      desintoxicar después de una vacuna / son seguras las vacunas
    `),
    answer:
      "The site says nothing about vaccines, and I cannot advise on them. Please ask your own or your child's doctor, who knows the history, and do not leave out or put off a vaccine because of a kit or of this chat. If one was given lately and you wonder about the day of a sample, ask through the contact form before you collect.",
    answerSpanish:
      'El sitio no dice nada sobre vacunas, y yo no puedo aconsejar sobre ellas. Pregunte a su médico o al pediatra, que conoce la historia, y no deje ni aplace una vacuna por un kit o por este chat. Si le pusieron una hace poco y duda del día de la muestra, pregunte en el formulario de contacto (contact form) antes de tomarla.',
    page: '/#contact',
    comesFirst: true,
  },
  {
    title: 'Raw milk and other raw foods',
    english: ways(`
      is raw milk safe for my toddler / raw milk for gut health / can i drink raw milk while pregnant
      unpasteurized cheese in pregnancy / raw milk kefir for kids / is raw milk good for babies
      raw eggs in smoothies for my child / raw liver for a baby / sushi while pregnant / raw meat diet
      soft cheese when pregnant / can my kids have raw goat milk / raw milk for eczema / unpasteurized cider for kids
      raw cookie dough for kids / do you recommend raw milk / where do i buy raw milk / raw sprouts in pregnancy
      undercooked eggs for a toddler / homemade mayonnaise pregnant / kombucha while pregnant
      kombucha for kids / is raw dairy ok with a weak immune system / raw oysters and my liver disease
      carnivore raw organs / raw milk during chemo / fermented foods for a baby
    `),
    spanish: ways(`
      leche cruda para mi niño / leche sin pasteurizar / queso fresco en el embarazo / huevos crudos para niños
      sushi embarazada / leche cruda para el intestino / kombucha en el embarazo / kombucha para niños
      carne cruda / es segura la leche cruda / leche cruda de cabra para mi hijo / hígado crudo para un bebé
    `),
    answer:
      'For a baby or a child, in pregnancy, in old age or with a weak immune system, please no raw milk and nothing made from it, no raw or soft eggs, no raw meat, fish or sprouts: germs in them can make these people very ill. Ask your own doctor before kombucha or other strong ferments. For everybody else it is a question for a doctor, too; I cannot advise on it. With bloody diarrhea, high fever, a stiff neck or signs of dehydration, call your doctor now, or 911.',
    answerSpanish:
      'Para un bebé o niño, en el embarazo, en la vejez o con defensas bajas: nada de leche cruda ni lo hecho con ella, ni huevos crudos o blandos, ni carne, pescado o germinados crudos, porque sus gérmenes pueden enfermarlos mucho. Pregunte a su médico antes de tomar kombucha u otros fermentos fuertes. Con diarrea con sangre, fiebre alta, cuello rígido o señales de deshidratación, llame ya a su médico o al 911.',
    page: '/#contact',
    comesFirst: true,
  },
];
