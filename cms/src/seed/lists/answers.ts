import type { Sample } from '../publish-list.ts';

const lines = (...ways: string[]) => ways.join('\n');

/** What the chat is asked again and again. Figures are placeholders; what the site does not say is said to be so. */
export const answers: Sample<'answers'>[] = [
  {
    title: 'Shipping time',
    english: lines(
      'when will my kit get here',
      'how long does shipping take',
      'how fast do u ship',
      'shiping time for a test kit',
      'when does my order go out',
      'is delivery free',
      'how many days til it arrives',
      'do you ship overnight',
    ),
    spanish: lines(
      'cuánto tarda en llegar el kit',
      'cuando llega mi pedido',
      'el envío es gratis',
      'cuanto demora el envio',
    ),
    answer:
      'Kits leave us in {shippingLeaves} and arrive in {shippingArrives}. Weekends and holidays are not business days. Shipping within the United States is free. The site does not offer a faster service. If you have a date to meet, ask through the contact form.',
    answerSpanish:
      'Los kits salen en {shippingLeaves} y llegan en {shippingArrives}. Los fines de semana y los días festivos no cuentan. El envío dentro de Estados Unidos es gratis. El sitio no ofrece un envío más rápido. Si tiene prisa, pregunte en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'Results time',
    english: lines(
      'when do i get my results',
      'how long do results take',
      'how long til i know',
      'results time for gi map',
      'gut test results how many weeks',
      'whats the turnaround',
      'resluts how long',
      'how many days after the lab gets it',
    ),
    spanish: lines(
      'cuándo llegan mis resultados',
      'cuánto tardan los resultados',
      'en cuantos dias tengo el resultado',
      'cuanto tarda el laboratorio',
    ),
    answer:
      'Count from the day the lab has your sample. GI-MAP takes {days:gi-map}. The adult, child, baby and pregnancy gut tests take {days:adult-gut}. Urine and saliva tests take {days:organic-acids}. For the finger-prick food panel the site names no days yet. Please ask through the contact form. If you feel worse while you wait, call your doctor.',
    answerSpanish:
      'Cuente desde el día en que el laboratorio recibe su muestra. GI-MAP tarda {days:gi-map}. Las pruebas intestinales de adulto, niño, bebé y embarazo tardan {days:adult-gut}. Las de orina y saliva, {days:organic-acids}. Para el panel de alimentos con punción del dedo el sitio aún no indica días. Pregunte en el formulario de contacto (contact form). Si empeora mientras espera, llame a su médico.',
    page: '/store#testing',
  },
  {
    title: 'Which test',
    english: lines(
      'which test should i get',
      'what kit is right for me',
      'idk which one to pick',
      'help me choose a test',
      'wich test for bloating',
      'best test for tiredness',
      'what test for skin problems',
      'which kit for my family',
      'where do i start',
    ),
    spanish: lines(
      'qué prueba me conviene',
      'cuál kit debo elegir',
      'no sé cuál prueba pedir',
      'que prueba es para la inflamación del estómago',
      'por dónde empiezo',
    ),
    answer:
      "You can answer three short questions on the page 'Help me choose'. It suggests one kit and one alternative, and says why. It does not say what you have, and your answers are not kept. If you would rather ask a person, write two or three sentences in the contact form. For strong pain, blood in your stool or trouble breathing, call your doctor or 911 now.",
    answerSpanish:
      'En la página «Help me choose» puede contestar tres preguntas cortas. Le sugiere un kit y otra opción, y dice por qué. No dice qué tiene usted, y sus respuestas no se guardan. Si prefiere preguntar a una persona, escriba dos o tres frases en el formulario de contacto (contact form). Si tiene dolor fuerte, sangre en las heces o le cuesta respirar, llame ya a su médico o al 911.',
    page: '/store/choose',
  },
  {
    title: 'Visits',
    english: lines(
      'how many visits are in the family program',
      'how many appointments do i get',
      'number of consults in the wellness program',
      'how many times do we meet',
      'visits per person',
      'how many sessions in the plan',
      'do i get follow ups',
      'how many zoom calls are included',
    ),
    spanish: lines(
      'cuántas consultas incluye el programa',
      'cuántas visitas tengo',
      'cuantas citas por persona',
      'hay consulta de seguimiento',
    ),
    answer:
      'In the store, the Family Wellness Program has {visits:family-wellness-program} visits per person over {payments:family-wellness-program} monthly payments. The home page describes it as {programMonths} months with {programVisits} consultations. Please ask through the contact form which one is yours before you order. The Complete Gut Health Package has a 60-minute consultation and a 30-minute follow-up one month later. The Concierge Consult is one hour.',
    answerSpanish:
      'En la tienda, el Family Wellness Program tiene {visits:family-wellness-program} visitas por persona y {payments:family-wellness-program} pagos mensuales. La página de inicio lo describe como {programMonths} meses con {programVisits} consultas. Antes de pedirlo, pregunte en el formulario de contacto (contact form) cuál es el suyo. El Complete Gut Health Package trae una consulta de 60 minutos y otra de 30 minutos un mes después. El Concierge Consult dura una hora.',
    page: '/store#packages',
  },
  {
    title: 'Instalments',
    english: lines(
      'can i pay monthly',
      'do you have payment plans',
      'can i split the payment',
      'installments available?',
      'pay over time',
      'can i pay a little each month',
      'do u take afterpay or klarna',
      'monthly payments for a kit',
    ),
    spanish: lines(
      'puedo pagar a plazos',
      'hay pagos mensuales',
      'se puede pagar en cuotas',
      'puedo pagar poco a poco',
    ),
    answer:
      'The Family Wellness Program is paid by the month: {payments:family-wellness-program} payments of {price:family-wellness-program} for each person. You see each date and amount before you agree, and it ends by itself. Kits, consultations and the Complete Gut Health Package are paid once. The site names no other payment plan. If the cost is hard for you, say so in the contact form.',
    answerSpanish:
      'El Family Wellness Program se paga por mes: {payments:family-wellness-program} pagos de {price:family-wellness-program} por persona. Antes de aceptar ve cada fecha y cada cantidad, y termina solo. Los kits, las consultas y el Complete Gut Health Package se pagan una sola vez. El sitio no menciona otro plan de pagos. Si el costo es difícil para usted, dígalo en el formulario de contacto (contact form).',
    page: '/store#packages',
  },
  {
    title: 'Coupons',
    english: lines(
      'do you have a coupon',
      'promo code?',
      'where do i put my discount code',
      'my coupon doesnt work',
      'coupon code not working at checkout',
      'any deals right now',
      'can i use two codes',
      'cupon code where',
    ),
    spanish: lines(
      'tienen algún cupón',
      'dónde pongo el código de descuento',
      'mi cupón no funciona',
      'hay un codigo promocional',
    ),
    answer:
      'If you have a code, type it in the coupon box at checkout and press apply before you pay. You see at once what you save, and you can take it off again. One code is used at a time. If a code is not accepted, it may be over or not fit your order. I cannot give out codes. Please ask through the contact form.',
    answerSpanish:
      'Si tiene un código, escríbalo en la casilla del cupón al pagar y aplíquelo antes de pagar. Enseguida ve cuánto ahorra, y lo puede quitar. Se usa un código a la vez. Si no lo acepta, quizá venció o no vale para su pedido. Yo no puedo dar códigos. Pregunte en el formulario de contacto (contact form).',
    page: '/checkout',
  },
  {
    title: 'Family discount',
    english: lines(
      'is there a family discount',
      'discount for more than one kid',
      'do big families pay less',
      'we are 5 people any discount',
      'price break for families',
      'family rate?',
      'cheaper if my husband joins too',
      'multi person discount',
    ),
    spanish: lines(
      'hay descuento para familias',
      'descuento por varios niños',
      'somos cinco, hay rebaja',
      'sale más barato para la familia',
    ),
    answer:
      'Yes. The Family Wellness Program gives {familyDiscount} off for {familyFrom} or more family members. The price is {price:family-wellness-program} a month for each person before that. For single kits the site names no family discount. If you are not sure what your family would pay, ask through the contact form before you order.',
    answerSpanish:
      'Sí. El Family Wellness Program da {familyDiscount} de descuento desde {familyFrom} miembros de la familia. Antes de ese descuento, el precio es {price:family-wellness-program} al mes por persona. Para kits sueltos el sitio no menciona descuento familiar. Si no sabe cuánto pagaría su familia, pregunte en el formulario de contacto (contact form) antes de pedir.',
    page: '/store#packages',
  },
  {
    title: 'Returns refunds',
    english: lines(
      'can i return a kit',
      'whats your refund policy',
      'i want my money back',
      'can i get a refund',
      'kit came damaged what now',
      'something is missing in the box',
      'refund on a kit i didnt open',
      'retrun policy',
    ),
    spanish: lines(
      'puedo devolver el kit',
      'cuál es la política de devoluciones',
      'quiero mi dinero de vuelta',
      'el kit llegó dañado',
      'me devuelven el dinero',
    ),
    answer:
      'A kit that has shipped cannot be returned, even unopened, because it is made for one person and one sample. If it has not shipped yet, write to us right away. We change or cancel the order and return what you paid for it. If it came damaged or something is missing, tell us and we will make it right. For consultations, programs and supplements the site names no refund rule, so please ask through the contact form.',
    answerSpanish:
      'Un kit ya enviado no se puede devolver, aunque esté cerrado, porque es para una persona y una muestra. Si aún no salió, escríbanos enseguida. Cambiamos o cancelamos el pedido y devolvemos lo pagado. Si llegó dañado o incompleto, avísenos y lo arreglaremos. Para consultas, programas y suplementos el sitio no indica una regla; pregunte en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'Superbill hsa fsa',
    english: lines(
      'can i get a superbill',
      'do you take hsa',
      'can i use my fsa card',
      'hsa/fsa ok?',
      'itemized receipt for reimbursement',
      'paperwork for my insurance',
      'is this hsa eligible',
      'super bill pls',
    ),
    spanish: lines(
      'dan un superbill',
      'puedo pagar con HSA o FSA',
      'necesito un recibo para el reembolso',
      'aceptan tarjeta HSA',
    ),
    answer:
      'Yes, ask us for a superbill. It is an itemized receipt that you can send to your insurance. Whether they pay, and how much, depends on your plan. The site does not say whether HSA or FSA cards work at checkout. Your HSA or FSA plan can tell you if a test counts, and you can ask us through the contact form before you order.',
    answerSpanish:
      'Sí, pídanos un superbill. Es un recibo detallado que puede mandar a su seguro. Si pagan, y cuánto, depende de su plan. El sitio no dice si las tarjetas HSA o FSA sirven al pagar. Su plan le puede decir si una prueba cuenta, y puede preguntarnos en el formulario de contacto (contact form) antes de pedir.',
    page: '/faq',
  },
  {
    title: 'Insurance',
    english: lines(
      'do you take insurance',
      'is this covered by blue cross',
      'will insurance pay for the test',
      'do you accept medicaid',
      'are you in network',
      'does medicare cover it',
      'insurence accepted?',
      'out of pocket or insurance',
    ),
    spanish: lines(
      'aceptan seguro',
      'lo cubre mi seguro médico',
      'aceptan Medicaid',
      'el seguro paga la prueba',
    ),
    answer:
      'Tests are self-pay. You know the price before you order. If you have insurance, ask us for a superbill and send it in yourself. Call the number on your insurance card to find out what to expect. The site says nothing special about Medicare or Medicaid. Please ask through the contact form before you order.',
    answerSpanish:
      'Las pruebas las paga usted. Sabe el precio antes de pedir. Si tiene seguro, pídanos un superbill y mándelo usted. Llame al número de su tarjeta de seguro para saber qué esperar. El sitio no dice nada especial sobre Medicare o Medicaid. Pregunte en el formulario de contacto (contact form) antes de pedir.',
    page: '/faq',
  },
  {
    title: 'States',
    english: lines(
      'do you ship to texas',
      'what states do you work in',
      'can i order from california',
      'do you see patients in my state',
      'can ny order',
      'do you ship to canada',
      'i live in florida can i do this',
      'are you licensed in ohio',
    ),
    spanish: lines(
      'atienden en mi estado',
      'envían a California',
      'en qué estados trabajan',
      'envían a México o Canadá',
    ),
    answer:
      'This site is meant for people in the United States, and kits ship free within the United States. The site does not list the states where the practice may see people by video, or states where a test cannot be used. Please ask through the contact form before you order, and name your state.',
    answerSpanish:
      'Este sitio es para personas en Estados Unidos, y los kits se envían gratis dentro del país. El sitio no lista los estados donde la práctica médica puede atender por video, ni los estados donde una prueba no se puede usar. Antes de pedir, pregunte en el formulario de contacto (contact form) y diga su estado.',
    page: '/#contact',
  },
  {
    title: 'Telehealth',
    english: lines(
      'are visits online',
      'is it on zoom or in person',
      'do you have an office',
      'where are you located',
      'can i see you face to face',
      'is it a phone call or video',
      'do i have to drive somewhere',
      'telehelth or in office',
    ),
    spanish: lines(
      'la consulta es por video',
      'tienen consultorio',
      'dónde están ubicados',
      'es en persona o por internet',
    ),
    answer:
      "Visits are by video, face to face online, on a HIPAA compliant platform. You stay at home. The site names no office to visit. A parent or guardian joins a child's visit. Video cannot replace a hands-on exam when you need one. In an emergency, call 911.",
    answerSpanish:
      'Las consultas son por video, cara a cara en línea, en una plataforma que cumple con HIPAA. Usted se queda en casa. El sitio no menciona un consultorio. Un padre, madre o tutor acompaña al niño. El video no reemplaza un examen en persona cuando hace falta. En una emergencia, llame al 911.',
    page: '/store#consultation',
  },
  {
    title: 'Child age',
    english: lines(
      'what age can kids be tested',
      'can my 2 year old do this',
      'is there a test for babies',
      'my daughter is 14 which kit',
      'how young is too young',
      'do you see children',
      'can toddlers do the gut test',
      'my kid just turned 3',
      'kids test age range',
    ),
    spanish: lines(
      'a partir de qué edad se hace la prueba',
      'tienen prueba para bebés',
      'mi hija tiene ocho años',
      'atienden niños',
    ),
    answer:
      'Baby Gut is for ages {ageRange:baby-gut}, from the diaper. Child Gut is for ages {ageRange:child-gut}, with an easy swab. At three, both touch, so ask us with the birth date. A parent or guardian orders, collects and joins any consultation. For all other kits the site names no age for children, so please ask through the contact form first. Please keep seeing your pediatrician.',
    answerSpanish:
      'Baby Gut es para {ageRange:baby-gut} años, con muestra del pañal. Child Gut es para {ageRange:child-gut} años, con un hisopo sencillo. A los tres años coinciden; díganos la fecha de nacimiento. Un padre, madre o tutor pide, toma la muestra y acompaña la consulta. Para los demás kits el sitio no indica edad para niños; pregunte antes en el formulario de contacto (contact form). Por favor, siga viendo a su pediatra.',
    page: '/faq',
  },
  {
    title: 'Pregnancy',
    comesFirst: true,
    english: lines(
      'im pregnant is it safe',
      'can i test while breastfeeding',
      'pregnant can i use the kit',
      'ok to take the supplement when pregnant',
      'im nursing is this alright',
      '12 weeks along should i test',
      'pregnent and worried is the test safe',
      'should i ask my ob first',
    ),
    spanish: lines(
      'estoy embarazada, es seguro',
      'puedo hacerlo si estoy amamantando',
      'puedo tomar el suplemento en el embarazo',
      'le pregunto a mi ginecólogo primero',
    ),
    answer:
      'Please ask your doctor or midwife before you test, take a supplement or change what you eat. They know you and your baby, and I do not. A kit is not a prenatal test and does not replace your checkups. If you want to ask the practice as well, use the contact form. With bleeding, strong pain, a bad headache, fever, leaking fluid, or a baby who moves less, call your doctor, midwife or 911 now.',
    answerSpanish:
      'Por favor, pregunte a su médico o partera antes de hacer una prueba, tomar un suplemento o cambiar su comida. Ellos la conocen a usted y a su bebé; yo no. Un kit no es una prueba prenatal y no reemplaza sus controles. Si también quiere preguntarnos, use el formulario de contacto (contact form). Si tiene sangrado, dolor fuerte, dolor de cabeza intenso, fiebre, salida de líquido o el bebé se mueve menos, llame ya a su médico, a su partera o al 911.',
    page: '/#contact',
  },
  {
    title: 'Medicines',
    comesFirst: true,
    english: lines(
      'do i stop my meds before the test',
      'should i quit my antibiotics first',
      'can i take my pills before collecting',
      'i take blood thinners can i do this',
      'which medicine affects the test',
      'do i need to pause my probiotic',
      'what dose should i take',
      'can i mix this with my meds',
      'stop my antacid b4 stool test?',
    ),
    spanish: lines(
      'debo dejar mis medicinas antes de la prueba',
      'tomo anticoagulantes, puedo hacerlo',
      'los antibióticos cambian la prueba',
      'qué dosis debo tomar',
    ),
    answer:
      'Please ask the doctor who prescribed it, or your pharmacist. Do not stop, start or change any medicine because of a test or because of this chat. I cannot give doses. Some medicines and supplements can change a result. The leaflet in the box names them. The practice can tell you what matters for your kit, so write through the contact form before you collect. If you took too much of something, call Poison Control at 1-800-222-1222, or 911.',
    answerSpanish:
      'Por favor, pregunte al médico que se la recetó o a su farmacéutico. No deje, empiece ni cambie ninguna medicina por una prueba ni por este chat. No puedo dar dosis. Algunas medicinas y suplementos pueden cambiar un resultado. El folleto de la caja los nombra. Para saber qué importa en su kit, escriba en el formulario de contacto (contact form) antes de tomar la muestra. Si tomó demasiado de algo, llame al Centro de Envenenamiento, 1-800-222-1222, o al 911.',
    page: '/#contact',
  },
  {
    title: 'Allergy or sensitivity',
    comesFirst: true,
    english: lines(
      'is this an allergy test',
      'difference between allergy and sensitivity',
      'can you test my sons peanut allergy',
      'what is a food intolerance vs allergy',
      'am i allergic to milk',
      'alergy or sensitivity whats the diff',
      'does the food test show real allergies',
      'should i stop eating foods that show up',
    ),
    spanish: lines(
      'es una prueba de alergia',
      'diferencia entre alergia y sensibilidad',
      'mi hijo es alérgico al maní',
      'soy alérgica a la leche',
    ),
    answer:
      'They are different things. An allergy can be fast and dangerous, with hives, swelling or trouble breathing. An allergy doctor tests for it. A sensitivity is slower and harder to prove. A food antibody panel is not an allergy test, and the evidence for it is limited. Never eat a food to find out, and do not take foods away from a child because of a panel alone. Our blog has an article on this. For trouble breathing, a swollen face or throat, or fainting, call 911 now.',
    answerSpanish:
      'Son cosas distintas. Una alergia puede ser rápida y peligrosa, con ronchas, hinchazón o dificultad para respirar. La estudia un médico alergólogo. Una sensibilidad es más lenta y más difícil de probar. Un panel de anticuerpos a alimentos no es una prueba de alergia, y la evidencia es limitada. Nunca coma un alimento para averiguarlo, y no le quite alimentos a un niño solo por un panel. En el blog hay un artículo. Si hay dificultad para respirar, cara o garganta hinchada o desmayo, llame ya al 911.',
    page: '/blog',
  },
  {
    title: 'Can a test diagnose',
    comesFirst: true,
    english: lines(
      'can the test tell me what i have',
      'will this diagnose ibs',
      'does it find cancer',
      'can it tell if i have celiac',
      'is the test a diagnosis',
      'can it detect sibo',
      'do i have parasites',
      'can u diagnose me',
    ),
    spanish: lines(
      'la prueba me dice qué tengo',
      'puede diagnosticar',
      'detecta cáncer',
      'sirve para saber si soy celíaco',
    ),
    answer:
      'No. A test kit is not a diagnosis. It shows markers from one sample on one day. Only a clinician who knows your whole story can make a diagnosis, and I cannot do it in a chat. If something worries you, please see your doctor and do not wait for a kit. For sudden strong pain, heavy bleeding, chest pain or trouble breathing, call 911.',
    answerSpanish:
      'No. Un kit no es un diagnóstico. Muestra marcadores de una muestra en un día. Solo un profesional que conoce toda su historia puede diagnosticar, y yo no puedo hacerlo en un chat. Si algo le preocupa, vea a su médico y no espere un kit. Si hay dolor fuerte de golpe, mucho sangrado, dolor de pecho o dificultad para respirar, llame al 911.',
    page: '/faq',
  },
  {
    title: 'Who reads results',
    english: lines(
      'who reads my results',
      'is it a doctor who looks at it',
      'who is behind this',
      'are you a doctor or a nurse',
      'what is a PA-C',
      'who will i talk to',
      'is a real person reading this',
      'whos the practitioner',
    ),
    spanish: lines(
      'quién lee mis resultados',
      'es un doctor',
      'quién me atiende',
      'qué es una PA-C',
    ),
    answer:
      'A laboratory reads your sample and writes the report. The practice is led by a board-certified physician assistant (PA-C) with {years} years in practice. With a package, a program or a consultation she goes through the results with you. With a single kit you get your results and go on by yourself, or you add a consultation. She also reads the messages you send.',
    answerSpanish:
      'Un laboratorio analiza su muestra y hace el informe. La práctica médica la dirige una asistente médica certificada (PA-C) con {years} años de ejercicio. Con un paquete, un programa o una consulta, ella revisa los resultados con usted. Con un kit solo, usted recibe los resultados y sigue por su cuenta, o añade una consulta. Ella también lee los mensajes que usted envía.',
    page: '/about',
  },
  {
    title: 'Results with consult',
    english: lines(
      'is a consult included with the kit',
      'do i get to talk to someone about results',
      'does the price include a visit',
      'kit only or kit and appointment',
      'can i add a consultation later',
      'do results come with a call',
      'is the consultation extra',
      'consult included?',
    ),
    spanish: lines(
      'la consulta está incluida',
      'el kit trae una cita',
      'puedo añadir una consulta después',
      'la consulta se paga aparte',
    ),
    answer:
      'A single kit comes without a consultation. You can add the Concierge Consult, one hour by video, at any time for {price:concierge-consult}. The Complete Gut Health Package, {price:complete-package}, has a test, an hour on the results and a shorter follow-up. The Family Wellness Program has visits too. If you only want to ask something short, use the contact form.',
    answerSpanish:
      'Un kit solo viene sin consulta. Puede añadir el Concierge Consult, una hora por video, cuando quiera, por {price:concierge-consult}. El Complete Gut Health Package, {price:complete-package}, trae una prueba, una hora sobre los resultados y un seguimiento más corto. El Family Wellness Program también incluye visitas. Para una pregunta corta, use el formulario de contacto (contact form).',
    page: '/store#consultation',
  },
  {
    title: 'How to collect',
    english: lines(
      'how do i collect the sample',
      'is it gross',
      'do i have to go to a lab',
      'how do you do the stool test',
      'is there a needle',
      'what do i do with the kit',
      'how to take the sample at home',
      'can i collect on my period',
      'colect sample how',
    ),
    spanish: lines(
      'cómo se toma la muestra',
      'tengo que ir a un laboratorio',
      'hay aguja',
      'cómo hago la prueba en casa',
    ),
    answer:
      'You collect at home, in private, on a day that suits you. It is a little stool, urine, saliva or a few drops from a fingertip. All you need is in the box, with a picture for each step. Most people are done in ten minutes. Then you mail it in the prepaid envelope, best early in the week. A period, a stomach bug or a medicine can matter. The leaflet says more, and you can ask through the contact form.',
    answerSpanish:
      'Toma la muestra en casa, en privado, el día que le convenga. Es un poco de heces, orina, saliva o unas gotas de la yema del dedo. Todo está en la caja, con un dibujo para cada paso. La mayoría termina en diez minutos. Luego la envía en el sobre ya pagado, mejor a principios de semana. La regla, un malestar del estómago o una medicina pueden importar. El folleto dice más, y puede preguntar en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'Lost kit',
    english: lines(
      'my kit never came',
      'where is my package',
      'kit lost in the mail',
      'tracking says delivered but nothing here',
      'its been two weeks no box',
      'order hasnt arrived',
      'can you track my order',
      'wheres my stuff',
    ),
    spanish: lines(
      'no me llegó el kit',
      'dónde está mi paquete',
      'se perdió mi pedido',
      'no ha llegado mi caja',
    ),
    answer:
      'I am sorry. Kits arrive in {shippingArrives} after they leave us. If yours has not come after {shippingAskAfter}, write to us through the contact form with your name and the day you ordered. We will look for it together. I cannot see orders from here. News about your order also comes by e-mail, so look in your spam folder too.',
    answerSpanish:
      'Lo siento. Los kits llegan en {shippingArrives} después de salir. Si el suyo no ha llegado tras {shippingAskAfter}, escríbanos en el formulario de contacto (contact form) con su nombre y el día del pedido. Lo buscaremos juntos. Desde aquí no puedo ver pedidos. Las noticias de su pedido también llegan por correo electrónico; mire en la carpeta de spam.',
    page: '/#contact',
  },
  {
    title: 'Sample mistake',
    english: lines(
      'i messed up my sample',
      'i spilled the tube',
      'forgot to write the date',
      'sample sat in my car all weekend',
      'what if the lab rejects my sample',
      'i mailed it late is it still good',
      'did it wrong do i pay again',
      'not enough blood on the card',
    ),
    spanish: lines(
      'me equivoqué con la muestra',
      'se me derramó el tubo',
      'olvidé poner la fecha',
      'qué pasa si el laboratorio rechaza la muestra',
    ),
    answer:
      'It happens. If you still have the sample, do not mail it yet. Write to us through the contact form and say which kit it is and what went wrong. A sample that is late, damaged or incomplete may have to be collected again. We tell you as soon as we know. The site does not say whether a new kit costs anything, so please ask.',
    answerSpanish:
      'Eso pasa. Si aún tiene la muestra, no la envíe todavía. Escríbanos en el formulario de contacto (contact form) y diga qué kit es y qué pasó. Una muestra tardía, dañada o incompleta quizá haya que tomarla otra vez. Le avisamos en cuanto lo sepamos. El sitio no dice si un kit nuevo cuesta algo; por favor, pregunte.',
    page: '/#contact',
  },
  {
    title: 'Change address',
    english: lines(
      'i put the wrong address',
      'can i change my shipping address',
      'we are moving next week',
      'typo in my address',
      'need it sent to work instead',
      'update my adress',
      'change email on my order',
      'wrong zip code help',
    ),
    spanish: lines(
      'puse mal la dirección',
      'quiero cambiar la dirección de envío',
      'me voy a mudar',
      'me equivoqué en el código postal',
    ),
    answer:
      'Write to us right away through the contact form. Say the name on the order and the day you ordered. If the kit has not shipped yet, we can change it. Please do not type your address here in the chat. If it has already shipped, tell us too, and we will see what can be done.',
    answerSpanish:
      'Escríbanos enseguida en el formulario de contacto (contact form). Diga el nombre del pedido y el día en que lo hizo. Si el kit aún no salió, lo podemos cambiar. Por favor, no escriba su dirección en este chat. Si ya salió, avísenos también y veremos qué se puede hacer.',
    page: '/#contact',
  },
  {
    title: 'Cancel',
    english: lines(
      'cancel my order',
      'i changed my mind',
      'can i cancel before it ships',
      'need to cancel my appointment',
      'reschedule my consult',
      'ordered by accident',
      'how do i cancel',
      'can i move my visit',
    ),
    spanish: lines(
      'cancelar mi pedido',
      'quiero cancelar',
      'cambiar la fecha de mi cita',
      'pedí por error',
    ),
    answer:
      'Write to us right away through the contact form. If the kit has not shipped, we cancel or change the order and return what you paid for it. A kit that has shipped cannot come back. A consultation can be moved up to {moveBefore} before it begins. I cannot cancel anything from this chat.',
    answerSpanish:
      'Escríbanos enseguida en el formulario de contacto (contact form). Si el kit aún no salió, cancelamos o cambiamos el pedido y devolvemos lo pagado. Un kit ya enviado no se puede devolver. Una consulta se puede mover hasta {moveBefore} antes de empezar. Yo no puedo cancelar nada desde este chat.',
    page: '/#contact',
  },
  {
    title: 'Workshop',
    english: lines(
      'when is the workshop',
      'how do i sign up for the free class',
      'is the workshop free',
      'what time is thursday',
      'where do i get the zoom link',
      'do i need my camera on',
      'i missed it is there a recording',
      'workshp link didnt come',
      'can my kids be there',
    ),
    spanish: lines(
      'cuándo es el taller',
      'el taller es gratis',
      'cómo me inscribo al taller',
      'no me llegó el enlace del taller',
    ),
    answer:
      'The free wellness workshop is every {workshopDay} at {workshopTime}, online. It costs nothing. Sign up once on the freebies page, and the video-meeting link comes by e-mail. Camera on or off is fine, and children are welcome in the background. If the link has not come, look in your spam folder and then write through the contact form. The site does not mention recordings.',
    answerSpanish:
      'El taller gratuito de bienestar es cada {workshopDay} a las {workshopTime}, en línea. No cuesta nada. Inscríbase una vez en la página de recursos gratis, y el enlace llega por correo electrónico. Puede tener la cámara encendida o apagada, y los niños son bienvenidos. Si no llegó el enlace, mire en spam y luego escriba en el formulario de contacto (contact form). El sitio no menciona grabaciones.',
    page: '/freebies',
  },
  {
    title: 'Guides',
    english: lines(
      'do you have free guides',
      'where can i download the pdf',
      'got any recipes',
      'free gut health guide',
      'my download didnt work',
      'is there a meal plan',
      'the ebook link',
      'smoothie recipe cards where',
    ),
    spanish: lines(
      'tienen guías gratis',
      'dónde descargo el pdf',
      'tienen recetas',
      'no se descargó la guía',
    ),
    answer:
      'Yes. The freebies page has free guides, recipe cards, a chart and a family tracker. Choose one, leave your name and e-mail, and the download begins. A copy comes by e-mail. They are for learning and do not replace care. If a download does not work, tell us through the contact form.',
    answerSpanish:
      'Sí. En la página de recursos hay guías gratis, tarjetas de recetas, una tabla de consulta y un registro familiar. Elija uno, deje su nombre y correo, y empieza la descarga. También le llega una copia por correo. Son para aprender y no reemplazan la atención médica. Si no funciona, avísenos en el formulario de contacto (contact form).',
    page: '/freebies',
  },
  {
    title: 'Blog',
    english: lines(
      'do you have a blog',
      'where are your articles',
      'anything to read about gut health',
      'do you write about food',
      'knowledge corner where',
      'articles about electrolytes',
      'got reading on kids food',
      'is there an rss',
    ),
    spanish: lines(
      'tienen un blog',
      'dónde están los artículos',
      'hay algo para leer',
      'escriben sobre comida',
    ),
    answer:
      'Yes. The blog is called Knowledge Corner. It has articles on food, stool tests, food allergy tests, minerals and reading labels. Tell me a topic, and I will look for the closest article. Articles are for learning and are not advice for you alone.',
    answerSpanish:
      'Sí. El blog se llama Knowledge Corner. Tiene artículos en inglés sobre comida, pruebas de heces, pruebas de alergia, minerales y etiquetas. Dígame un tema y busco el artículo más cercano. Son para aprender y no son consejo personal.',
    page: '/blog',
  },
  {
    title: 'Supplement discount',
    english: lines(
      'discount on supplements',
      'where do i buy your vitamins',
      'how much is shipping on supplements',
      'is the dispensary cheaper',
      '10 percent off how',
      'do i need a code for the dispensary',
      'free shipping on vitamins?',
      'suplement discount',
    ),
    spanish: lines(
      'hay descuento en suplementos',
      'dónde compro las vitaminas',
      'cuánto cuesta el envío de suplementos',
      'necesito un código',
    ),
    answer:
      'Our partner dispensary takes {dispensaryDiscount} off by itself, with free shipping over {dispensaryFreeShipping}. You need no code. It opens in a new tab, and you pay there. The supplements in our own shop go in your cart like a kit. Supplements are not medicines. Ask your doctor or pharmacist first if you take medicines, are pregnant, or it is for a child.',
    answerSpanish:
      'Nuestro dispensario asociado descuenta {dispensaryDiscount} solo, con envío gratis desde {dispensaryFreeShipping}. No necesita código. Se abre en otra pestaña y se paga allí. Los suplementos de nuestra tienda van en el carrito como un kit. Los suplementos no son medicinas. Pregunte primero a su médico o farmacéutico si toma medicinas, está embarazada o es para un niño.',
    page: '/store#supplement',
  },
  {
    title: 'Privacy',
    english: lines(
      'what do you do with my data',
      'do you sell my info',
      'is this chat private',
      'how long do you keep my records',
      'delete my data',
      'who can see my results',
      'is it hipaa',
      'do you store what i type here',
      'r my results shared',
    ),
    spanish: lines(
      'qué hacen con mis datos',
      'venden mi información',
      'este chat es privado',
      'quiero borrar mis datos',
    ),
    answer:
      'Your data is never sold. We store what you type in a form or an order. Birth date, address, phone and what you write about your health are stored encrypted. Client data is kept {clientYears}, other data until you ask us to delete it. This chat stays in your browser and is not stored on our server. To answer, your words may be sent to an AI provider, so please type no health details here. To see or delete your data, write through the contact form. The privacy policy has the rest.',
    answerSpanish:
      'Sus datos nunca se venden. Guardamos lo que escribe en un formulario o un pedido. Fecha de nacimiento, dirección, teléfono y lo que escribe sobre su salud se guardan cifrados. Los datos de clientes se guardan {clientYears}; los demás, hasta que pida borrarlos. Este chat queda en su navegador y no en nuestro servidor. Para responder, sus palabras pueden ir a un proveedor de IA; no escriba aquí detalles de salud. Para ver o borrar sus datos, escriba en el formulario de contacto (contact form). Lo demás está en la política de privacidad.',
    page: '/privacy-policy',
  },
  {
    title: 'Contact',
    english: lines(
      'how do i contact you',
      'whats your email',
      'can i talk to a real person',
      'how fast do you reply',
      'nobody answered me yet',
      'i need to speak to someone',
      'talk to a human pls',
      'how long til you write back',
    ),
    spanish: lines(
      'cómo los contacto',
      'quiero hablar con una persona',
      'cuál es su correo',
      'cuánto tardan en contestar',
    ),
    answer:
      'Use the contact form on the home page, or write to {email}. A person reads it. A personal reply comes within {replyTime}, and most questions take about {questionTime}. If you have waited longer, look in your spam folder and write again. Do not wait for a reply in an emergency. Call 911.',
    answerSpanish:
      'Use el formulario de contacto (contact form) de la página de inicio o escriba a {email}. Lo lee una persona. La respuesta personal llega en {replyTime}; la mayoría de las preguntas tardan unas {questionTime}. Si esperó más, mire en spam y escriba otra vez. En una emergencia no espere respuesta. Llame al 911.',
    page: '/#contact',
  },
  {
    title: 'Faith',
    english: lines(
      'are you christian',
      'do i have to be religious',
      'will you pray for me',
      'what do you believe',
      'is this a church thing',
      'im not a believer is that ok',
      'can we pray on the call',
      'faith based care?',
    ),
    spanish: lines(
      'son cristianos',
      'tengo que ser creyente',
      'pueden orar por mí',
      'no soy religioso, puedo ir',
    ),
    answer:
      'Yes, this is a Christian practice, and faith guides the care. You do not have to share it to be at home here. If you would like prayer, ask. If you would rather not, you will be cared for all the same. Faith does not take the place of medical care.',
    answerSpanish:
      'Sí, es una práctica médica cristiana, y la fe guía la atención. No hace falta compartirla para sentirse en casa. Si desea oración, pídala. Si prefiere que no, se le atenderá igual. La fe no toma el lugar de la atención médica.',
    page: '/about',
  },
  {
    title: 'Job',
    english: lines(
      'are you hiring',
      'i want to work for you',
      'job openings?',
      'do you take interns',
      'can i volunteer',
      'im a nurse looking for work',
      'where do i send my resume',
      'careers page',
    ),
    spanish: lines(
      'están contratando',
      'busco trabajo',
      'puedo mandar mi currículum',
      'aceptan voluntarios',
    ),
    answer:
      "Thank you for asking. The site names no open positions. You can write a short note in the contact form and choose 'General questions'. A person reads it. Please do not send papers with private details.",
    answerSpanish:
      'Gracias por preguntar. El sitio no menciona puestos abiertos. Puede escribir una nota corta en el formulario de contacto (contact form) y elegir «General questions». La lee una persona. Por favor, no mande papeles con datos privados.',
    page: '/#contact',
  },
  {
    title: 'Press',
    english: lines(
      'im a reporter',
      'media inquiry',
      'can i interview you',
      'be on my podcast',
      'press kit?',
      'do you do speaking events',
      'collab on instagram',
      'want to feature you in an article',
    ),
    spanish: lines(
      'soy periodista',
      'quiero hacer una entrevista',
      'contacto de prensa',
      'invitación a un podcast',
    ),
    answer:
      "Thank you for your interest. The site has no press page. Please write through the contact form and choose 'General questions'. Say who you are, what it is for and your deadline. A personal reply comes within {replyTime}.",
    answerSpanish:
      'Gracias por su interés. El sitio no tiene página de prensa. Escriba en el formulario de contacto (contact form) y elija «General questions». Diga quién es, para qué es y su fecha límite. La respuesta personal llega en {replyTime}.',
    page: '/#contact',
  },
  {
    title: 'Doctors order',
    english: lines(
      'do i need a doctors order',
      'prescription needed?',
      'can i order without my doctor',
      'does my dr have to sign',
      'do i need a referral',
      'can you order labs for me',
      'order it myself?',
      'will my doctor get a copy',
    ),
    spanish: lines(
      'necesito orden del médico',
      'hace falta receta',
      'puedo pedirlo sin mi doctor',
      'necesito una referencia',
    ),
    answer:
      "You can order a kit here yourself, and checkout does not ask for a doctor's order. The site does not say more about ordering rules, and they can differ by state. If that matters for you, ask through the contact form first. Results go to you. If you want another doctor to have them, tell us in writing and we will send them.",
    answerSpanish:
      'Usted mismo puede pedir un kit aquí, y al pagar no se pide una orden médica. El sitio no dice más sobre las reglas, y pueden cambiar según el estado. Si le importa, pregunte antes en el formulario de contacto (contact form). Los resultados van a usted. Si quiere que los tenga otro médico, díganoslo por escrito y los enviamos.',
    page: '/#contact',
  },
  {
    title: 'Lab names',
    english: lines(
      'which lab do you use',
      'who runs the test',
      'is the lab certified',
      'whats the name of the laboratory',
      'where does my sample go',
      'is it clia',
      'lab name for gi map',
      'is it diagnostic solutions',
    ),
    spanish: lines(
      'qué laboratorio usan',
      'cómo se llama el laboratorio',
      'el laboratorio está certificado',
      'a dónde va mi muestra',
    ),
    answer:
      'An independent laboratory reads your sample. The site does not name the laboratories or their certificates. Please ask through the contact form and say which kit you mean. The prepaid envelope in the box is addressed to the right lab.',
    answerSpanish:
      'Un laboratorio independiente analiza su muestra. El sitio no nombra los laboratorios ni sus certificados. Pregunte en el formulario de contacto (contact form) y diga qué kit le interesa. El sobre ya pagado de la caja lleva la dirección del laboratorio.',
    page: '/#contact',
  },
  {
    title: 'Business hours',
    english: lines(
      'what are your hours',
      'are you open on saturday',
      'when are you open',
      'can i call on weekends',
      'do you do evening appointments',
      'r u open today',
      'holiday hours',
      'what time do you close',
    ),
    spanish: lines(
      'cuál es su horario',
      'abren los sábados',
      'a qué hora cierran',
      'atienden por la tarde',
    ),
    answer:
      'The shop is open at any hour. The site names no office hours or appointment hours. Questions are answered in about {questionTime}. Please ask through the contact form which days and times are free for a visit. In an emergency, call 911 at any hour.',
    answerSpanish:
      'La tienda está abierta a toda hora. El sitio no indica horario de oficina ni de citas. Las preguntas se contestan en unas {questionTime}. Pregunte en el formulario de contacto (contact form) qué días y horas hay para una consulta. En una emergencia, llame al 911 a cualquier hora.',
    page: '/#contact',
  },
  {
    title: 'Phone',
    english: lines(
      'whats your phone number',
      'can i call you',
      'do you have a number i can text',
      'call me back please',
      'is there a hotline',
      'phone nmbr',
      'can someone ring me',
      'whatsapp?',
    ),
    spanish: lines('cuál es su teléfono', 'puedo llamar', 'tienen WhatsApp', 'pueden llamarme'),
    answer:
      'The site gives no phone number. Please use the contact form. You can leave your own number there if you would like a call, and a person decides with you how to talk. Please do not type your number in this chat. In an emergency call 911. In a mental health crisis, call or text 988.',
    answerSpanish:
      'El sitio no da un número de teléfono. Use el formulario de contacto (contact form). Allí puede dejar su número si quiere que le llamen. Por favor, no lo escriba en este chat. En una emergencia llame al 911. En una crisis emocional, llame o escriba al 988.',
    page: '/#contact',
  },
  {
    title: 'Payment methods',
    english: lines(
      'what cards do you take',
      'can i use paypal',
      'do you take apple pay',
      'cash or check?',
      'how do i pay',
      'do you take amex',
      'can i pay with venmo',
      'zelle ok',
    ),
    spanish: lines(
      'cómo puedo pagar',
      'aceptan PayPal',
      'qué tarjetas aceptan',
      'puedo pagar en efectivo',
    ),
    answer:
      'You pay by card, in US dollars, through a secure payment provider. The button shows the exact amount before you press it. The site names no other way to pay. If a card is not possible for you, ask through the contact form. Please never type a card number in this chat.',
    answerSpanish:
      'Se paga con tarjeta, en dólares, por un proveedor de pagos seguro. El botón muestra la cantidad exacta antes de pulsarlo. El sitio no menciona otra forma de pago. Si no puede usar tarjeta, pregunte en el formulario de contacto (contact form). Por favor, nunca escriba un número de tarjeta en este chat.',
    page: '/faq',
  },
  {
    title: 'Security',
    english: lines(
      'is it safe to pay here',
      'do you keep my card number',
      'is this site secure',
      'is this legit',
      'are you a scam',
      'is my credit card safe',
      'who handles the payment',
      'encrypted?',
    ),
    spanish: lines(
      'es seguro pagar aquí',
      'guardan mi tarjeta',
      'este sitio es confiable',
      'está cifrado',
    ),
    answer:
      'Your card details go straight to the payment provider, Stripe. We never see or keep your full card number. The connection is encrypted, and health information is encrypted a second time where it is stored. No one can promise perfect security. If something looks wrong to you, stop and write to us through the contact form.',
    answerSpanish:
      'Los datos de su tarjeta van directo a Stripe, el proveedor de pagos. Nunca vemos ni guardamos su número completo. La conexión está cifrada, y los datos de salud se cifran otra vez donde se guardan. Nadie puede prometer seguridad perfecta. Si algo le parece raro, pare y escríbanos en el formulario de contacto (contact form).',
    page: '/privacy-policy',
  },
  {
    title: 'Gift',
    english: lines(
      'can i buy this as a gift',
      'gift card?',
      'order a kit for my mom',
      'send a kit to my sister',
      'do you have gift certificates',
      'buy it for a friend',
      'can i gift a consult',
      'present for my daughter in law',
    ),
    spanish: lines(
      'puedo regalar un kit',
      'tienen tarjetas de regalo',
      'quiero comprarlo para mi mamá',
      'enviar a otra persona',
    ),
    answer:
      "You can order a kit for your own child. A kit is made for one person, and the lab needs that person's details and consent. So before you buy one for another adult, talk with them, and ask us through the contact form how to order it. The site offers no gift cards.",
    answerSpanish:
      'Puede pedir un kit para su propio hijo. Un kit es para una persona, y el laboratorio necesita sus datos y su permiso. Antes de comprarlo para otro adulto, hable con esa persona y pregúntenos en el formulario de contacto (contact form) cómo pedirlo. El sitio no ofrece tarjetas de regalo.',
    page: '/#contact',
  },
  {
    title: 'Subscription ending',
    english: lines(
      'does the program renew',
      'how do i stop my subscription',
      'will you keep charging me',
      'when does my plan end',
      'cancel monthly payments',
      'auto renew?',
      'am i locked in',
      'can i quit the program early',
    ),
    spanish: lines(
      'se renueva el programa',
      'cómo paro la suscripción',
      'me van a seguir cobrando',
      'cuándo termina mi plan',
    ),
    answer:
      'It does not renew. The Family Wellness Program ends by itself after {payments:family-wellness-program} monthly payments. You see every date and amount before you agree. The site does not say what happens if you want to stop early. Write through the contact form before the next payment date, and a person will answer you.',
    answerSpanish:
      'No se renueva. El Family Wellness Program termina solo después de {payments:family-wellness-program} pagos mensuales. Antes de aceptar ve cada fecha y cada cantidad. El sitio no dice qué pasa si quiere parar antes. Escriba en el formulario de contacto (contact form) antes de la próxima fecha de pago, y le contestará una persona.',
    page: '/store#packages',
  },
  {
    title: 'Move a payment',
    english: lines(
      'can i move my payment date',
      'i cant pay this month',
      'payment failed what now',
      'change the card on my plan',
      'push my payment to next week',
      'card expired on my program',
      'skip a month',
      'my payment is due on the wrong day',
    ),
    spanish: lines(
      'puedo cambiar la fecha de pago',
      'no puedo pagar este mes',
      'mi pago falló',
      'cambiar la tarjeta de mi plan',
    ),
    answer:
      'Please tell us early through the contact form. Say the name on the order and the payment date. Payments are taken on the named dates from the same card. The site does not say whether a date can be moved, so a person has to decide. Please do not type a card number here or in the form.',
    answerSpanish:
      'Avísenos con tiempo en el formulario de contacto (contact form). Diga el nombre del pedido y la fecha del pago. Los pagos se cobran en las fechas indicadas, de la misma tarjeta. El sitio no dice si se puede mover una fecha; lo decide una persona. Por favor, no escriba un número de tarjeta aquí ni en el formulario.',
    page: '/#contact',
  },
  {
    title: 'Results explained',
    english: lines(
      'what does my result mean',
      'can you explain my report',
      'my yeast came back high',
      'i got my results now what',
      'is my level bad',
      'read my results',
      'whats a high number mean',
      'my report says low elastase',
    ),
    spanish: lines(
      'qué significa mi resultado',
      'pueden explicarme el informe',
      'ya tengo mis resultados, y ahora qué',
      'mi resultado salió alto',
    ),
    answer:
      'I cannot read your results here, and please do not type them in. One number alone rarely says what is going on. When results are in, you hear from us in plain words with what comes next. To go through them with the practitioner, add a consultation, or ask a short question in the contact form. Do not start or stop a medicine because of a result. If you feel very ill, call your doctor or 911.',
    answerSpanish:
      'Aquí no puedo leer sus resultados; por favor, no los escriba. Un número solo rara vez dice qué pasa. Cuando llegan, le escribimos en palabras sencillas con el paso siguiente. Para revisarlos con la profesional, añada una consulta, o haga una pregunta corta en el formulario de contacto (contact form). No empiece ni deje una medicina por un resultado. Si se siente muy mal, llame a su médico o al 911.',
    page: '/store#consultation',
  },
  {
    title: 'While waiting',
    english: lines(
      'what can i do while i wait',
      'waiting on results what now',
      'anything to do before the kit comes',
      'should i change my diet now',
      'how do i get ready',
      'what to eat until results',
      'waiting is hard any tips',
      'things to do meantime',
    ),
    spanish: lines(
      'qué hago mientras espero',
      'debo cambiar mi comida ahora',
      'cómo me preparo',
      'qué puedo hacer antes de los resultados',
    ),
    answer:
      'Waiting is hard. You can come to the free workshop on {workshopDay} at {workshopTime}, read a free guide, or keep a short diary of food, sleep and belly days. The Family Wellness Tracker has a page for it. Before you collect, please keep to your usual food unless the leaflet says otherwise. Keep taking your medicines and keep seeing your doctor. If you get worse, call your doctor or 911.',
    answerSpanish:
      'Esperar es difícil. Puede venir al taller gratuito el {workshopDay} a las {workshopTime}, leer una guía gratis o llevar un pequeño diario de comida, sueño y digestión. El Family Wellness Tracker tiene una hoja para eso. Antes de tomar la muestra, coma como siempre, salvo que el folleto diga otra cosa. Siga tomando sus medicinas y viendo a su médico. Si empeora, llame a su médico o al 911.',
    page: '/freebies',
  },
  {
    title: 'Complaint',
    english: lines(
      'i want to complain',
      'im really unhappy with this',
      'bad service',
      'who do i report a problem to',
      'you charged me twice',
      'this was a waste of money',
      'i want to speak to the manager',
      'privacy complaint',
    ),
    spanish: lines(
      'quiero poner una queja',
      'no estoy contento',
      'me cobraron dos veces',
      'mal servicio, con quién hablo',
    ),
    answer:
      'I am sorry that this went wrong. Please write through the contact form and say what happened and what would make it right. A person reads it, and a personal reply comes within {replyTime}. For a wrong charge, name the date and the amount, but no card number. If you believe your health privacy was not respected, you may also complain to the U.S. Department of Health and Human Services.',
    answerSpanish:
      'Siento que algo saliera mal. Escriba en el formulario de contacto (contact form), diga qué pasó y cómo se podría arreglar. Lo lee una persona, y la respuesta personal llega en {replyTime}. Si es un cobro equivocado, diga la fecha y la cantidad, pero no el número de tarjeta. Si cree que no se respetó la privacidad de su salud, también puede quejarse ante el Departamento de Salud y Servicios Humanos de Estados Unidos.',
    page: '/#contact',
  },
];
