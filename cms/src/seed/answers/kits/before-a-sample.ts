import { ways, type AnswerSample } from '../ways.ts';

/** What was before a sample, what no kit is for, and what the practice teaches of food. */
export const beforeASample: AnswerSample[] = [
  {
    title: 'Diets',
    english: ways(`
      what diet do you recommend / do you follow keto / are you carnivore / do you push a diet / is it a vegan program
      do i have to go gluten free / low fodmap or what / which diet does the practice believe in
      do you make people go paleo / is this a keto thing / do you tell people to quit sugar / dairy free required
      what way of eating do you teach / mediterranean diet / do i have to give up bread / is there a meal plan
      do you support carnivore / what do you think of keto / plant based or meat / do you do elimination diets
      will i have to count calories / do you put people on a strict diet / gaps diet / aip diet
      what diet for my gut / intermittent fasting or not / whole30
      do you follow keto or carnivore or what
    `),
    spanish: ways(`
      qué dieta recomiendan / siguen la dieta keto / son carnívoros / hay que dejar el gluten
      qué forma de comer enseñan / tengo que dejar el pan / hay un plan de comidas / dieta vegana
      hacen dietas estrictas / hay que contar calorías / ayuno intermitente / dieta baja en fodmap
    `),
    answer:
      'None by name: the site pushes neither keto, carnivore, vegan nor any other diet. Its guides and articles speak of plain food, more plants and fiber in small steps, soups, something fermented and rest; nobody fasts and nobody counts calories. What fits you belongs in a visit. With an illness, a medicine, in pregnancy or for a child, ask your doctor before a strict diet.',
    answerSpanish:
      'Ninguna por nombre: el sitio no promueve keto, carnívora, vegana ni otra dieta. Sus guías y artículos hablan de comida sencilla, más plantas y fibra poco a poco, sopas, algo fermentado y descanso; nadie ayuna ni cuenta calorías. Lo que le conviene a usted se habla en una consulta. Con una enfermedad, una medicina, en el embarazo o para un niño, pregunte a su médico antes de una dieta estricta.',
    page: '/freebies',
  },
  {
    title: 'After antibiotics',
    english: ways(`
      my husband is on penicillin when does he collect / last antibiotic pill was friday / finished my antibiotics 4 days ago now or wait
      just finished antibiotics when can i test / how long after antibiotics can i do the stool test
      i finished amoxicillin last week can i collect / took a z pack do i wait / on antibiotics now can i test
      do antibiotics affect the gut test / weeks to wait after antibiotics / i am on doxycycline should i collect
      my son had antibiotics for an ear infection when do we test / finished cipro yesterday
      can i do the swab while on antibiotics / antibiotics two weeks ago is that ok / baby on antibiotics and baby gut
      how many weeks after amoxicillin / had to take antibiotics after ordering / antibiotic eye drops and the test
      probiotics before the stool test / stopped my probiotic when can i collect / does my probiotic change the result
      wait four weeks after antibiotics / started antibiotics after the kit came / kit is here but i am on antibiotics
      test right after an antibiotic
    `),
    spanish: ways(`
      terminé antibióticos cuándo hago la prueba / cuánto espero después del antibiótico / estoy tomando amoxicilina espero
      los antibióticos afectan la muestra / mi hijo tomó antibiótico cuándo la hacemos / semanas después del antibiótico
      puedo hacerla tomando antibiótico / tomé azitromicina / el probiótico cambia el resultado
      ya llegó el kit pero tomo antibiótico / antibiótico hace dos semanas / dejo el probiótico antes de la muestra
    `),
    answer:
      'Wait: for a stool test the article on it says four weeks after antibiotics, unless we agree otherwise. Take them to the end as your doctor said, and stop nothing for a test. Probiotics can change a result, too; ask through the contact form which day fits you. The kit can wait in its box at home.',
    answerSpanish:
      'Espere: para una prueba de heces el artículo dice cuatro semanas después de los antibióticos, salvo que acordemos otra cosa. Tómelos hasta el final como dijo su médico y no deje nada por una prueba. Los probióticos también pueden cambiar un resultado; pregunte en el formulario de contacto (contact form) qué día le conviene. El kit puede esperar en su caja.',
    page: '/blog',
  },
  {
    title: 'After a colonoscopy or a stomach bug',
    english: ways(`
      i had a colonoscopy when can i test / colonoscopy last week stool test / wait after a colonoscopy
      had a stomach bug can i collect / food poisoning last week when do i test / just got over norovirus
      colonoscopy prep and the gut test / how long after the flu / we all had diarrhea last week wait to test
      after a barium scan / endoscopy and the stool kit / had surgery last month when can i do the kit
      does a colonoscopy change the result / stomach flu and the swab / sick kid do we wait with the test
      i had an enema / changed my diet last week does it matter for the test / just came back from vacation test now
      had a procedure under anesthesia can i test / day after the colonoscopy / before my colonoscopy or after
      vomiting last week can i collect now / test before or after my scope / how soon after a colonoscopy
      does a vaccine or a scope change when i collect
    `),
    spanish: ways(`
      me hicieron una colonoscopia cuándo hago la prueba / después de la colonoscopia / tuve un virus estomacal espero
      tuve diarrea la semana pasada / intoxicación y la prueba / cuánto espero después de la gripe estomacal
      me operaron cuándo puedo hacerla / la colonoscopia cambia el resultado / antes o después de la colonoscopia
      mi hijo estuvo enfermo esperamos / cambié de dieta importa / endoscopia y la prueba de heces
    `),
    answer:
      'Please ask first which day is right: a colonoscopy, a stomach bug or a big change in food shifts the picture for a while. How many days to wait, the site does not say; write through the contact form with the kit and the day it was, and a person tells you. With bleeding, fever or strong pain after a colonoscopy, call the doctor who did it, or 911.',
    answerSpanish:
      'Pregunte antes qué día conviene: una colonoscopia, un virus estomacal o un gran cambio de comida altera el resultado por un tiempo. Cuántos días esperar, el sitio no lo dice; escriba en el formulario de contacto (contact form) qué kit es y qué día fue, y una persona le responde. Con sangrado, fiebre o dolor fuerte después de una colonoscopia, llame al médico que la hizo o al 911.',
    page: '/store/adult-gut',
  },
  {
    title: 'Breath tests',
    english: ways(`
      sibo breath test / do you have a breath test / do you sell the sibo test / breath test for sibo
      lactulose breath test / h pylori breath test / can i do a sibo kit at home / test for sibo
      do you do hydrogen breath tests / which kit finds sibo / is there a sibo kit / methane sibo test
      lactose intolerance breath test / fructose breath test / breath kit / can gi map show sibo
      does adult gut diagnose sibo / can organic acids find sibo / trio smart / at home sibo testing
      where do i get a breath test / small intestine bacteria test / test for bacterial overgrowth
      is sibo in the stool test / do you offer a breath test
    `),
    spanish: ways(`
      prueba de aliento / tienen prueba de sibo / prueba de aliento para sibo / venden la prueba de sibo
      cuál kit encuentra sibo / prueba de lactosa de aliento / h pylori prueba de aliento / kit de sibo en casa
      gi-map muestra sibo / prueba de hidrógeno / dónde hago la prueba de aliento / prueba para sobrecrecimiento bacteriano
    `),
    answer:
      'No, the store has no breath test. For bacteria in the small intestine (SIBO), or for lactose, a breath test is what doctors use: please ask yours. A stool or urine kit does not diagnose SIBO.',
    answerSpanish:
      'No, la tienda no tiene pruebas de aliento. Para las bacterias del intestino delgado (SIBO), o la lactosa, los médicos usan una prueba de aliento: pregunte al suyo. Un kit de heces u orina no diagnostica SIBO.',
    page: '/blog',
  },
];
