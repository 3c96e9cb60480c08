import { ways, type AnswerSample } from './ways.ts';

/** What the articles say. */
export const articles: AnswerSample[] = [
  {
    title: 'Blog',
    english: ways(`
      do you have a blog / where are your articles / anything to read about gut health / do you write about food
      knowledge corner where / articles about electrolytes / got reading on kids food / is there an rss
      newsletter / latest post / do you have videos / articles to read / what is the knowledge corner
      list of your articles / how many articles are there / which topics do you write about
      where can i read more about gut health / is there an article on sleep / who writes the blog / latest article
      new posts / any reading about kids and food / do you write about recipes / blog about gut brain
      is there a post about labels / newsletter with articles / find an article / your writings
      something to read about minerals / blog posts on supplements / education section / how often do you post
      are your articles based on science / can i share your article / link to your posts
      something to read on gut topics
    `),
    spanish: ways(`
      tienen un blog / dónde están los artículos / hay algo para leer / escriben sobre comida / tienen artículos
      artículos para leer / qué es knowledge corner / de qué temas escriben / hay artículos sobre comida
      quién escribe el blog / artículo más nuevo / dónde leo más sobre el intestino / lista de artículos
      tienen boletín / cada cuánto publican / puedo compartir un artículo / hay artículos para aprender
    `),
    answer:
      'Yes. The blog is called Knowledge Corner. It has articles on food, stool tests, food allergy tests, minerals and reading labels. Tell me a topic, and I will look for the closest article. Articles are for learning and are not advice for you alone.',
    answerSpanish:
      'Sí. El blog se llama Knowledge Corner. Tiene artículos en inglés sobre comida, pruebas de heces, pruebas de alergia, minerales y etiquetas. Dígame un tema y busco el artículo más cercano. Son para aprender y no son consejo personal.',
    page: '/blog',
  },
  {
    title: 'The five Rs',
    english: ways(`
      what does the 5r program mean / five r protocol / 5 rs of gut healing
      remove replace restore repair rebalance / the steps to heal the gut in order / which r comes first
      explain the five steps for healing the gut / how do i heal my gut step by step
      what are the five words with r / article about healing your gut / heal your gut post
      what is the remove step / what does rebalance mean / 5r's / order of gut healing
      the r words in your article / gut healing protocol / whats the last r / five r framework
      where do i start healing my gut / replace step what is it / gut repair steps / the r method
      what should i remove first / what comes after remove
      whats the five r thing / explain the 5 r plan / what are the five r steps about
    `),
    spanish: ways(`
      qué son las cinco r / pasos para sanar el intestino / las 5 r / protocolo de las cinco r
      en qué orden se sana el intestino / remover reemplazar restaurar reparar reequilibrar
      artículo sobre sanar el intestino / cuál es la primera r / cómo sano mi intestino paso a paso
      qué es el paso de quitar / qué significa rebalance / las palabras con r
    `),
    answer:
      "The five Rs are Remove, Replace, Restore, Repair and Rebalance, in this order: take away what irritates, bring back what digestion needs, feed the good bacteria, help the lining, and calm stress. The article 'Heal your gut' explains each step. Never stop a prescribed medicine on your own, and with blood in the stool, fever, growing pain or weight loss see a doctor first.",
    answerSpanish:
      'Las cinco R son Remove, Replace, Restore, Repair y Rebalance, en este orden: quitar lo que irrita, reponer lo que la digestión necesita, alimentar las bacterias buenas, ayudar a la pared del intestino y calmar el estrés. El artículo «Heal your gut» explica cada paso. No deje una medicina recetada por su cuenta, y con sangre en las heces, fiebre, dolor que crece o pérdida de peso vea primero a un médico.',
    page: '/blog',
  },
  {
    title: 'The soup for a quiet belly',
    english: ways(`
      chicken soup recipe / soup for an upset stomach / the soup in your article / recipe for gut healing soup
      what goes in the gentle soup / how long do i simmer the soup / soup with ginger and rice
      bone in chicken soup / can i freeze the soup / easy to digest soup / how long does the soup keep
      comfort soup for the belly / soup without garlic / which soup do i cook when my belly is sore
      soup for a sensitive belly / broth recipe / pot of soup for a sick tummy
      chicken and rice soup instructions / gentle soup ingredients / what was in that soup again
      how to make the soup / what soup is good for the gut / soup recipe please / what soup does she suggest
      ginger chicken soup
    `),
    spanish: ways(`
      receta de sopa de pollo / sopa para la barriga / qué lleva la sopa / receta de sopa suave
      cuánto tiempo se cocina la sopa / se puede congelar la sopa / sopa con jengibre y arroz
      receta fácil de digerir / sopa del artículo / qué cocino cuando me duele la panza / cuánto dura la sopa
      sopa sin ajo
    `),
    answer:
      "The article 'Heal your gut' has a soup: chicken with the bone, water, carrots, celery, ginger, garlic, salt, and rice or potatoes, with lemon at the end. It simmers 45 minutes, and 20 more with the vegetables. It keeps three to four days, or three months in the freezer. Garlic and celery bother some bellies, so you can leave them out. A soup is comfort and no treatment.",
    answerSpanish:
      'El artículo «Heal your gut» trae una sopa: pollo con hueso, agua, zanahorias, apio, jengibre, ajo, sal, y arroz o papas, con limón al final. Se cocina 45 minutos, y 20 más con las verduras. Dura de tres a cuatro días, o tres meses en el congelador. El ajo y el apio molestan a algunas personas; los puede dejar fuera. Una sopa consuela, no es un tratamiento.',
    page: '/blog',
  },
  {
    title: 'Food dyes and additives',
    english: ways(`
      food coloring article / which dyes should we avoid / red 40 / is red dye bad for kids
      artificial colors and hyperactive kids / what additives do you warn about / titanium dioxide in food
      carrageenan / article on christmas candy / yellow 5 and yellow 6 / red 3 ban / bha and bht
      food additives list / sulfites in wine / nitrites in ham / emulsifiers and the gut
      sugar alcohols give me gas / is xylitol bad for dogs / candy cane ingredients / preservatives to look for
      holiday treats additives / natural food coloring swap / polysorbate 80 / dyes make my son wild
      colors in candy that are bad / what did the additives post say
    `),
    spanish: ways(`
      colorantes de comida / qué colorantes evitar / rojo 40 / aditivos en los dulces
      artículo de aditivos de navidad / colorantes y niños inquietos / dióxido de titanio
      qué conservantes mencionan / carragenina / sulfitos en el vino / nitritos en el jamón / amarillo 5
    `),
    answer:
      'The article on Christmas food additives names seven groups: the bright dyes (Red 40, Red 3, Yellow 5, Yellow 6, Blue 1), BHA, BHT and TBHQ, titanium dioxide, emulsifiers and gums, sugar alcohols, sulfites, and nitrites. All were allowed in American food when it was written, and a cookie at a party will not undo your family. For hives, swelling or trouble breathing after food, call 911.',
    answerSpanish:
      'El artículo sobre aditivos de Navidad nombra siete grupos: los colorantes vivos (Red 40, Red 3, Yellow 5, Yellow 6, Blue 1), BHA, BHT y TBHQ, dióxido de titanio, emulsionantes y gomas, polialcoholes, sulfitos y nitritos. Una galleta en una fiesta no le hace daño a su familia. Si hay ronchas, hinchazón o dificultad para respirar después de comer, llame al 911.',
    page: '/blog',
  },
  {
    title: 'How much protein, and complete proteins',
    english: ways(`
      how much protein a day / protein grams per pound / protein for a 150 pound person
      what is a complete protein / complete proteins list / is quinoa a complete protein
      do beans and rice make a full protein / nine essential amino acids / is collagen a complete protein
      grams of protein in an egg / protein article / plant protein for vegetarians / do i need protein powder
      how many grams of protein does salmon have / protein for older people
      do beans and rice have to be eaten together / amino acids in food / vegan protein sources
      protein at each meal / how much protein did the article say / lentils protein / recommended protein amount
      protein in yogurt / am i eating enough protein / why does meat feel heavy
      protein makes me feel full and sick
    `),
    spanish: ways(`
      cuánta proteína al día / qué es una proteína completa / proteína por libra de peso
      frijoles y arroz son proteína completa / aminoácidos esenciales / proteína vegetal
      cuánta proteína tiene un huevo / el colágeno es proteína completa / artículo de proteínas
      la quinoa es proteína completa / necesito polvo de proteína / la carne me cae pesada
    `),
    answer:
      'The article on complete proteins says: the recommended amount for a healthy adult is about 0.36 grams for each pound of body weight, roughly 54 grams a day at 150 pounds. Complete by themselves are eggs, fish, meat, dairy, soy, quinoa and buckwheat; beans and grains complete each other over a day. That is general, not advice for you: with kidney disease, in pregnancy or for a child, your doctor or care team sets the amount.',
    answerSpanish:
      'El artículo sobre proteínas completas dice: para un adulto sano se recomiendan unos 0.36 gramos por cada libra de peso, unos 54 gramos al día con 150 libras. Completas por sí solas son huevo, pescado, carne, lácteos, soya, quinoa y trigo sarraceno; frijoles y granos se completan en el día. Es información general: con enfermedad de los riñones, en el embarazo o para un niño, la cantidad la decide su médico.',
    page: '/blog',
  },
  {
    title: 'Electrolytes and minerals',
    english: ways(`
      electrolytes vs minerals / do i need electrolytes / when should i drink electrolytes
      are trace minerals the same as electrolytes / is pink salt healthy / himalayan salt minerals
      homemade electrolyte drink / recipe for hydration drink / electrolyte packets every day?
      sports drink or water / what foods have potassium / magnesium foods / article about electrolytes
      salt water in the morning / what are electrolytes / which minerals do we need / foods with zinc
      gatorade after stomach bug / hydration on hot days / who should not take electrolytes / lmnt packets
      minerals from food / are mineral drops good / difference of electrolyte and mineral / sodium limit per day
      brazil nuts selenium / should i drink salt water
    `),
    spanish: ways(`
      electrolitos o minerales / cuándo tomar electrolitos / necesito electrolitos / la sal rosa es buena
      bebida de electrolitos casera / alimentos con potasio / alimentos con magnesio
      diferencia entre electrolitos y minerales / suero casero / bebida deportiva o agua
      quién no debe tomar electrolitos / artículo de electrolitos
    `),
    answer:
      'Electrolytes (such as sodium, potassium and magnesium) carry a charge and hold water in place; trace minerals (iron, zinc, iodine and others) work over months. The article says most days water and meals are enough; electrolytes help with vomiting or diarrhea, long heavy sweat, or the first days of a low-carb diet. Please ask your doctor or pharmacist first with kidney or heart disease, with any medicine, in pregnancy, or for a child.',
    answerSpanish:
      'Los electrolitos (como sodio, potasio y magnesio) llevan carga y retienen el agua; los minerales traza (hierro, zinc, yodo y otros) actúan durante meses. El artículo dice que casi siempre bastan el agua y la comida; los electrolitos ayudan con vómitos o diarrea, mucho sudor o los primeros días de una dieta baja en carbohidratos. Pregunte antes a su médico o farmacéutico con enfermedad de riñón o corazón, con medicinas, en el embarazo o para un niño.',
    page: '/blog',
  },
  {
    title: 'EWG',
    english: ways(`
      what is ewg / can i trust ewg / is the ewg website reliable / environmental working group / skin deep score
      dirty dozen list / who is behind ewg / ewg verified what does it mean / is ewg the government
      what do you think of ewg / clean fifteen / how to check my sunscreen / safe lotion database / ewg article
      is ewg biased / check ingredients of shampoo / who pays ewg / hazard score meaning
      is ewg funded by companies / non toxic cleaning rating / tap water database
      should i buy organic strawberries / which sunscreen does the article suggest / ewg rating 2 limited data
      look up cosmetics
    `),
    spanish: ways(`
      qué es ewg / se puede confiar en ewg / ewg es del gobierno / quién está detrás de ewg / lista dirty dozen
      qué opinan de ewg / puntaje de skin deep / cómo reviso mi champú / artículo de ewg / protector solar seguro
      ewg verified qué significa / ewg es imparcial
    `),
    answer:
      'EWG, the Environmental Working Group, is an American nonprofit and an advocate, founded in 1993. It is not a government agency, and it does not test each bottle. The article says: we use it and like it, but it does not have the last word. Its score tells what an ingredient could do; your risk also depends on how much, how often and on whose skin.',
    answerSpanish:
      'EWG, el Environmental Working Group, es una organización sin fines de lucro de Estados Unidos, fundada en 1993, que defiende una causa. No es una agencia del gobierno y no analiza cada botella. El artículo dice: lo usamos y nos gusta, pero no tiene la última palabra. Su puntaje dice lo que un ingrediente podría hacer; el riesgo depende también de cuánto, cuántas veces y en qué piel.',
    page: '/blog',
  },
  {
    title: 'What the food allergy article says',
    english: ways(`
      article about food allergy tests / difference between ige and igg / which test for which food trouble
      nine common allergens / what are the big 9 allergens / how do i do an elimination diet
      elimination trial steps / oral food challenge / which allergy test is the best / lactose breath test
      what test do i need for celiac / should i stop eating gluten before celiac test / ttg iga
      is igg testing bad / food diary before allergy test / reintroduce foods how / allergy society about igg
      how long to leave out a food / alpha gal red meat / food allergy article summary
      intolerance versus celiac versus allergy / skin prick or blood test for allergies
      bring foods back one by one / how many foods to cut at once / how long do i leave milk out in the trial
    `),
    spanish: ways(`
      artículo sobre pruebas de alergia a alimentos / diferencia entre ige e igg / qué prueba para celiaquía
      dieta de eliminación cómo se hace / los nueve alérgenos / prueba de aliento para lactosa
      dejo el gluten antes de la prueba celíaca / cómo reintroducir alimentos / cuál prueba de alergia es mejor
      cuánto tiempo se quita un alimento / reto oral de alimentos / diario de comida antes de la prueba
    `),
    answer:
      'The article tells three stories apart. Allergy (IgE) is tested by an allergist; intolerance, such as lactose, by a breath test or two careful weeks; celiac disease by a blood test from your doctor, before you stop eating gluten. Panels such as FAST 88 look at slower reactions and are a starting point, not a diagnosis and not an allergy test. Do not leave foods out alone with a baby or child, in pregnancy or with an eating disorder. For trouble breathing or swelling, call 911.',
    answerSpanish:
      'El artículo distingue tres historias. La alergia (IgE) la estudia un alergólogo; la intolerancia, como a la lactosa, una prueba de aliento o dos semanas con cuidado; la celiaquía, un análisis de sangre de su médico, antes de dejar el gluten. Paneles como FAST 88 miran reacciones lentas y son un punto de partida; no son diagnóstico ni prueba de alergia. No quite alimentos por su cuenta a un bebé o niño, en el embarazo o con un trastorno alimentario. Si hay dificultad para respirar o hinchazón, llame al 911.',
    page: '/blog',
    comesFirst: true,
  },
  {
    title: 'The gut and the heart',
    english: ways(`
      gut and heart article / how is my gut connected to my heart / does oatmeal lower cholesterol / beta glucan
      foods good for heart and gut / what is tmao / red meat and heart / short chain fatty acids / butyrate
      do beets help blood pressure / mouthwash and blood pressure / gut bacteria and cholesterol
      what to eat for my heart / valentines article / how many oats a day / nitrate in greens
      heart friendly foods list / does fiber help blood pressure / fish twice a week / salt limit for the heart
      link between microbes and heart / heart and gut in one meal plan / heart healthy gut week
      is my gut tied to my blood pressure / heart and microbes
    `),
    spanish: ways(`
      intestino y corazón artículo / la avena baja el colesterol / qué comer para el corazón / qué es tmao
      relación entre intestino y corazón / betabel y presión / butirato / la carne roja y el corazón
      cuánta avena al día / bacterias y colesterol / alimentos para el corazón y el intestino
      la fibra baja la presión
    `),
    answer:
      'The article tells four ways they talk: fiber becomes fuel (butyrate), oats carry cholesterol out, greens open the vessels, and red meat leaves a trace (TMAO, still debated). It suggests oats, beans, fish, greens, nuts and olive oil. About 3 grams of beta-glucan a day, one and a half cups of cooked oatmeal, lowers LDL modestly in many people. Food does not replace a heart medicine. For pressure or pain in the chest, call 911.',
    answerSpanish:
      'El artículo cuenta cuatro caminos: la fibra se vuelve combustible (butirato), la avena se lleva colesterol, las hojas verdes abren los vasos y la carne roja deja un rastro (TMAO, aún en discusión). Sugiere avena, frijoles, pescado, hojas verdes, nueces y aceite de oliva. Unos 3 gramos de betaglucano al día, taza y media de avena cocida, bajan un poco el LDL en muchas personas. La comida no reemplaza una medicina. Si hay presión o dolor en el pecho, llame al 911.',
    page: '/blog',
  },
  {
    title: 'Ten gut habits',
    english: ways(`
      new year habits article / ten habits for the gut / gut habits list / daily habits for a better gut
      how many plants a week / thirty plants a week / how do i add more fiber / squatty potty / walk after dinner
      fermented foods how much / sauerkraut how much to start / stop eating before bed / water before coffee
      good habits for digestion / resolutions for my gut / how to keep a habit / which habit should i start with
      simple routines for gut health / easy changes for my family / eat more plants
      fiber makes me gassy how slow / bathroom habits / sabbath and the gut / bedtime and digestion
      what were the ten habits / small habits list / ten quiet habits
    `),
    spanish: ways(`
      hábitos para el intestino / diez hábitos / cuántas plantas a la semana / cómo agrego más fibra
      caminar después de cenar / alimentos fermentados cuánto / agua antes del café / hábitos de año nuevo
      costumbres para mejor digestión / con qué hábito empiezo / no comer antes de dormir
      treinta plantas por semana
    `),
    answer:
      'The article has ten small habits: thanks and three slow breaths, one more plant than yesterday, fiber five grams at a time, two forkfuls of something fermented, a kitchen that closes, water before coffee, light in the morning, ten minutes on foot after dinner, feet up in the bathroom, and one day of rest. Take one, keep it a week, then add the next. With an illness or a medicine, ask your doctor first.',
    answerSpanish:
      'El artículo trae diez hábitos pequeños: dar gracias y tres respiraciones lentas, una planta más que ayer, fibra de cinco en cinco gramos, dos bocados de algo fermentado, una cocina que cierra, agua antes del café, luz por la mañana, diez minutos a pie después de cenar, pies en alto en el baño y un día de descanso. Tome uno, manténgalo una semana y luego otro. Con una enfermedad o medicina, pregunte antes a su médico.',
    page: '/blog',
  },
  {
    title: 'Summer superfoods',
    english: ways(`
      summer superfoods article / which fruits are good for the gut / is watermelon good for you / figs and fiber
      how much fiber in raspberries / resistant starch potatoes / cold potato salad recipe / overnight oats recipe
      best summer foods / superfood list / are frozen berries as good / watermelon bloats me
      fruit for sensitive stomach / how much fiber a day / fiber grams for adults / blueberries benefits
      salad recipe watermelon mint / lemon water gut / what is a superfood / eat the rainbow
      healthy foods for july / fiber in chia / picnic recipes / how do i eat fruit without bloating
      fruits high in fiber
    `),
    spanish: ways(`
      superalimentos de verano / qué frutas son buenas para el intestino / la sandía es buena
      cuánta fibra al día / fibra de las frambuesas / ensalada de papa fría / avena de la noche receta
      qué es un superalimento / los higos tienen fibra / la fruta me inflama / ensalada de sandía
      almidón resistente
    `),
    answer:
      'The article names raspberries and blueberries, watermelon, figs, lemon, cucumber, tomato and fresh herbs, with three cold recipes: watermelon with mint, overnight oats, and potato salad with resistant starch. A cup of raspberries has about 8 grams of fiber; many adults are advised to eat 25 to 38 grams a day. Go slowly if fruit bloats you, and ask your doctor first with kidney disease or diabetes.',
    answerSpanish:
      'El artículo nombra frambuesas y arándanos, sandía, higos, limón, pepino, tomate y hierbas frescas, con tres recetas frías: sandía con menta, avena de la noche y ensalada de papa con almidón resistente. Una taza de frambuesas tiene unos 8 gramos de fibra; a muchos adultos se les aconsejan de 25 a 38 gramos al día. Vaya despacio si la fruta le inflama, y pregunte antes a su médico con enfermedad de riñón o diabetes.',
    page: '/blog',
  },
  {
    title: 'Yuka',
    english: ways(`
      what is yuka / do you like the yuka app / scanner app for groceries / how does yuka score
      app to check food labels / is yuka free / barcode app / is yuka accurate / how is the yuka number made
      what do you disagree with yuka about / app that rates food / is yuka independent / should my kid use yuka
      food scanning app / yuka article / how to read a food label / added sugar how many grams is a teaspoon
      low sodium means how much / best app for healthy shopping / yuka and cosmetics / yuka says bad but i like it
      organic bonus yuka / scan food in store / does yuka work / scanning barcodes / the yuka number / yuka colors
    `),
    spanish: ways(`
      qué es yuka / la app yuka es buena / app para escanear comida / cómo calcula yuka el puntaje
      yuka es gratis / app para leer etiquetas / yuka es independiente / cómo leer una etiqueta de comida
      artículo de yuka / escanear productos en la tienda / qué no les gusta de yuka
      azúcar añadida cuántos gramos
    `),
    answer:
      'Yuka is a phone app from France that scans a barcode and gives a score from 0 to 100: 60 percent nutrition, 30 percent additives, 10 percent organic. The basic app is free, and it is independent of us. The article says: let the number start a conversation, never end one, for it knows neither the amount nor your gut. Leave it alone after an eating disorder, and it is no safety device for allergies.',
    answerSpanish:
      'Yuka es una app de Francia que escanea un código de barras y da un puntaje de 0 a 100: 60 por ciento nutrición, 30 por ciento aditivos y 10 por ciento orgánico. La versión básica es gratis y es independiente de nosotros. El artículo dice: que el número empiece una conversación y nunca la termine, pues no conoce la cantidad ni su intestino. No la use si ha tenido un trastorno alimentario, y no sirve para cuidarse de alergias.',
    page: '/blog',
  },
  {
    title: 'What the report of a stool test shows',
    english: ways(`
      what does calprotectin mean / what is elastase / markers in a stool test report
      what parts does a stool report have / what does secretory iga tell / article about the stool test
      how do you read a gut report / explain the report of gi map / what will be on my report / sample report
      can i see an example of a report / what does the results page look like / beta glucuronidase meaning
      what comes back from a stool test / which markers are on it / is there a list of markers / demo report
      pages of the report / what do the colored bars mean / stool test article summary
      what happens after the report / dysbiosis score / what do you see on a gut report / explain stool markers
      what values come in the report / report contents
    `),
    spanish: ways(`
      qué trae el informe / qué es la calprotectina / qué es la elastasa / cómo se lee el informe
      ejemplo de informe / marcadores de la prueba de heces / qué significan las barras de colores
      artículo sobre la prueba de heces / qué sale en el reporte / puedo ver un ejemplo de resultado
      inmunoglobulina a secretora qué es / qué pasa después del informe
    `),
    answer:
      'The article on the stool test goes through a report part by part: who lives there (pathogens, the everyday community, yeast), how well you digest (elastase, fat), and how the wall and the defenders feel (calprotectin, secretory IgA, zonulin). The page of each kit shows a small example. The exact list of markers of a kit is still to be confirmed there, so ask through the contact form. I cannot read your own report here.',
    answerSpanish:
      'El artículo sobre la prueba de heces explica un informe parte por parte: quién vive allí (patógenos, la comunidad de siempre, levaduras), qué tan bien digiere (elastasa, grasa) y cómo están la pared y las defensas (calprotectina, IgA secretora, zonulina). La página de cada kit muestra un pequeño ejemplo. La lista exacta de marcadores falta por confirmar; pregunte en el formulario de contacto (contact form). Yo no puedo leer su informe aquí.',
    page: '/blog',
  },
  {
    title: 'Food and daily life',
    english: ways(`
      why am i always bloated / how do i heal my gut / how do i fix leaky gut / what is leaky gut
      what foods help constipation / what should i eat for gut health / best foods for bloating / is raw milk good
      is sourdough ok / what about kombucha / natural remedies for constipation
      what can i give my toddler for constipation / how do i get rid of gas / is gluten bad
      should i do a cleanse / intermittent fasting / how do i heal my gut naturally / what helps acid reflux
      bone broth / how much water should i drink / is coffee bad for my gut / should i fast / how much water
      is dairy bad / what is a good breakfast / keto / carnivore / probiotic foods / apple cider vinegar
      celery juice / how to poop more / my toddler wont eat vegetables / school lunch
      how do i stop sugar cravings / do i need fiber / sleep and gut / stress and gut / what is the microbiome
      what should i eat for bloating / foods for constipation / home remedies for gas / which yogurt is best
      does sugar feed bad bacteria / keto for gut health / low fodmap / dairy free tips / should i go gluten free
      bone broth good? / kombucha benefits / how to sleep better / what do i feed my picky toddler
      my baby is constipated what can i give / best diet for ibs / are eggs bad / what helps with stress
      snack ideas for kids / meal ideas for a sensitive stomach / exercise and digestion
      burping a lot after meals / what should my family eat / what is good for a bloated belly
      drinks that calm the stomach / food for a toddler who wont eat
      tips for hair loss / what helps with hair loss
    `),
    spanish: ways(`
      por qué estoy siempre inflamada / qué alimentos ayudan al estreñimiento / cómo sano mi intestino
      qué es el intestino permeable / qué debo comer / es malo el gluten / qué le doy para el estreñimiento
      qué comida es buena para el intestino / por qué estoy inflamada / qué desayuno / es malo el café
      qué como para la hinchazón / el café es malo para el intestino / comida para el estreñimiento
      remedios caseros para los gases / dieta sin gluten / kombucha es buena
      qué le doy a mi niño que no come / dieta para colon irritable / caldo de hueso / vinagre de manzana
      cómo duermo mejor / el azúcar es mala para el intestino
    `),
    answer:
      'I cannot say what is behind it for you. What the practice has written for everybody is free: guides on gut-healing foods, recipes and a food diary on the freebies page, articles in the Knowledge Corner, and the workshop on {workshopDay} where you can ask in person. For a baby or a small child, and for anything that lasts, ask your doctor or pediatrician first.',
    answerSpanish:
      'No puedo decir qué hay detrás en su caso. Lo que la práctica escribió para todos es gratis: guías de alimentos, recetas y un diario en la página de recursos, artículos en el blog y el taller del {workshopDay}. Para un bebé o niño pequeño, pregunte primero a su pediatra.',
    page: '/freebies',
  },
];
