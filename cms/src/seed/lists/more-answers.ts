import type { Sample } from '../publish-list.ts';

type Answer = Pick<Sample<'answers'>, 'answer' | 'answerSpanish' | 'page' | 'comesFirst'>;

/** The next answers, by their titles: how it is asked in English, in Spanish, and what is said. */
const table: [title: string, english: string, spanish: string, Answer][] = [
  [
    'What the package includes',
    'whats in the complete package / what does the complete gut health package include / what do i get for 877 / does the package come with a consult / does the package include supplements / which test comes in the package / package contents / is the follow up included in the package / whats the difference between the package and a single kit / is the package worth it / what comes with the bundle / what is in the complete package / what comes with the package / 877 what is it for / can i pick the test in the package / does the package have a follow up / can i choose adult gut or gi map in the package / swap the kit in the package / is the package better than buying apart / can a child use the package / how long does the package last',
    'qué incluye el paquete completo / qué trae el paquete / el paquete incluye consulta / el paquete incluye suplementos / qué incluye el completo',
    {
      answer:
        'The Complete Gut Health Package is one gut test of your choice, a 60-minute consultation by video on the results, and a 30-minute follow-up about a month later, for {price:complete-package}. You choose which kit at checkout or afterward. Supplements are not part of it. A single kit comes without a consultation.',
      answerSpanish:
        'El paquete Complete Gut Health Package trae una prueba intestinal a elegir, una consulta de 60 minutos por video sobre los resultados y otra de 30 minutos un mes después, por {price:complete-package}. Los suplementos no están incluidos. Un kit solo viene sin consulta.',
      page: '/store#packages',
    },
  ],
  [
    'A payment that fails',
    'what if i miss a payment / what happens if my card is declined / my card was declined / payment failed / my monthly payment did not go through / can i change the card for my payments / my card expired, how do i update it / late payment fee / i cant make the next payment / card was rejected / declined / it did not go through / insufficient funds / my bank blocked it / new card number / payment error',
    'qué pasa si no puedo pagar un mes / mi tarjeta fue rechazada / falló el pago / cómo cambio la tarjeta / no pasó mi tarjeta / rechazaron el pago',
    {
      answer:
        'If a card is declined at checkout, nothing is charged and nothing is lost: try again or use another card. If a monthly payment fails, you get an e-mail with a safe link to pay it or to change the card. If money is tight, write to us through the contact form before the next date, and a person will talk it over with you. Please never type a card number in this chat.',
      answerSpanish:
        'Si su tarjeta es rechazada al pagar, no se cobra nada: inténtelo otra vez o use otra tarjeta. Si falla un pago mensual, recibe un correo con un enlace seguro para pagarlo o cambiar la tarjeta. Si tiene dificultades, escríbanos en el formulario de contacto (contact form) antes de la próxima fecha.',
      page: '/#contact',
    },
  ],
  [
    'Ending the program early',
    'can i cancel the family program early / can i stop the program after 2 months / how do i get out of the monthly payments / am i locked in for four months / quit the wellness program / stop my payment plan / can i pause the program / is there a contract / commitment / stop after two months / leave the program / get out of the program / cancel in the middle / drop out / what if i cant finish / do i owe the rest',
    'puedo cancelar el programa familiar / puedo dejar los pagos mensuales / hay contrato / dejar el programa antes / salirme del programa',
    {
      answer:
        'The Family Wellness Program ends by itself after {payments:family-wellness-program} monthly payments and never renews. If you need to stop before that, write to us through the contact form before the next payment date, and a person will settle it with you. I cannot stop a payment from this chat.',
      answerSpanish:
        'El Family Wellness Program termina solo después de {payments:family-wellness-program} pagos mensuales y no se renueva. Si necesita dejarlo antes, escríbanos en el formulario de contacto (contact form) antes de la próxima fecha de pago. Desde este chat no puedo detener un pago.',
      page: '/#contact',
    },
  ],
  [
    'Outside the United States',
    'do you ship to canada / do you ship internationally / can i order from mexico / do you ship to the uk / shipping to puerto rico / do you ship to alaska or hawaii / do you ship to apo or military addresses / overseas shipping / i live abroad can i order / ship outside the us / europe / australia / army address apo / puerto rico / we live in germany / overseas / missionaries abroad / european union',
    'envían a méxico / hacen envíos internacionales / hacen envios a puerto rico / envían fuera de estados unidos / mandan a canadá / estamos en puerto rico',
    {
      answer:
        'Kits ship within the United States, and that is free. The site says nothing about shipping to other countries, to military addresses or to US territories, so please ask through the contact form before you order, and say where you live.',
      answerSpanish:
        'Los kits se envían gratis dentro de Estados Unidos. El sitio no dice nada de envíos a otros países, a direcciones militares o a territorios como Puerto Rico. Pregunte en el formulario de contacto (contact form) antes de pedir y diga dónde vive.',
      page: '/#contact',
    },
  ],
  [
    'Mail that has not come',
    'i never got my confirmation email / no confirmation email / i didnt get a receipt / where is my receipt / i dont see an email from you / did my order go through / how do i know my order went through / resend my confirmation / the email never came / check order status without email / no confirmation / never got the email / i paid and got nothing / lost the email with the link / order link / is my order in / did it go through',
    'no me llegó el correo de confirmación / no recibí el recibo / cómo sé si mi pedido entró / no me llegó el correo / perdí el correo',
    {
      answer:
        'The receipt comes by e-mail within minutes. Please look in your spam folder, and check that the address was typed right. If it is not there, write to us through the contact form with your name and the day you ordered, and a person sends it again. I cannot see orders from here. If the page said "Order Confirmed", your order is safe.',
      answerSpanish:
        'El recibo llega por correo en unos minutos. Revise la carpeta de spam. Si no está, escríbanos en el formulario de contacto (contact form) con su nombre y el día del pedido, y una persona se lo envía otra vez. Desde aquí no puedo ver pedidos.',
      page: '/#contact',
    },
  ],
  [
    'Following an order',
    'where is my order / track my package / tracking number / has my kit shipped yet / order status / how can i see where my kit is / where can i follow my order / did you ship it / do i get a tracking number / is there an account i can log in to / do i need an account / login / patient portal / my account / is it on the way / where do i see my order / has the lab got it / did you get my sample back / log in / do i need a password / make an account / check on my order / status of my kit / where do i fill in who uses the kit / where do i put my childs birthday',
    'dónde está mi pedido / mi pedido no llega / no ha llegado mi kit / número de rastreo / ya enviaron mi kit / necesito una cuenta / cómo sigo mi pedido / dónde veo mi pedido / hay número de seguimiento / ya salió mi pedido',
    {
      answer:
        'You need no account. Each e-mail about your order has a link to a page of its own, which shows every kit and where it is: to be sent, sent with its tracking number, at the lab, results in. I cannot see orders from here. If you have no such e-mail, look in your spam folder or write to us through the contact form.',
      answerSpanish:
        'No necesita una cuenta. Cada correo sobre su pedido trae un enlace a una página que muestra cada kit: por enviar, enviado con su número de rastreo, en el laboratorio, resultados listos. Desde aquí no puedo ver pedidos. Si no tiene ese correo, escríbanos en el formulario de contacto (contact form).',
      page: '/#contact',
    },
  ],
  [
    'A kit that came damaged',
    'my kit came broken / the box was damaged / a tube is missing / something is missing in my kit / i got the wrong kit / the vial leaked / the box was open / wrong item / defective kit / i lost the tube / i lost a part of my kit / my dog chewed the kit / tube was broken when it came / missing swab / empty box / no instructions inside / seal was open / wrong kit in the box / the label is missing',
    'mi kit llegó roto / falta algo en el kit / me mandaron el kit equivocado / llegó roto / falta algo',
    {
      answer:
        'I am sorry. Please do not use it yet. Tell us through the contact form what is broken, missing or wrong, with your name and the day you ordered, and we will make it right. If you lost or spoiled a part yourself, write as well: a person says what can be done.',
      answerSpanish:
        'Lo siento. No lo use todavía. Díganos en el formulario de contacto (contact form) qué está roto, qué falta o qué está mal, con su nombre y el día del pedido, y lo arreglamos.',
      page: '/#contact',
    },
  ],
  [
    'Getting ready for the sample',
    'do i have to fast / do i need to fast before the test / how do i prepare for the test / what should i avoid before collecting / can i eat before the test / can i take vitamins before the test / can i drink coffee before / can i take my probiotic while testing / do i stop supplements before the test / should i stop antacids / can i test while on antibiotics / i just had a colonoscopy, can i test / can i collect the sample on my period / i have my period, can i collect / before the sample / prep for organic acids / can i test when im sick / do i fast / can i eat before / do i stop probiotics before / coffee before / on my period / can i do it while sick / after antibiotics how long do i wait / what time of day / do i need to be off sugar / alcohol before the test / do i stop vitamins first / should my kid eat normal',
    'tengo que estar en ayunas / cómo me preparo para la prueba / puedo comer antes / puedo tomar probióticos antes / puedo recoger la muestra con la regla / con la regla',
    {
      answer:
        'It depends on the kit. The page of each kit in the store has a part "Before you collect", and the leaflet in the box says the rest: what to eat or leave out, at which time of day, and on which days of a cycle. Some medicines, probiotics and supplements can change a result. Do not stop a medicine by yourself: ask your doctor, or ask us through the contact form first.',
      answerSpanish:
        'Depende del kit. La página de cada kit en la tienda y el folleto de la caja dicen qué comer o evitar, a qué hora y en qué días del ciclo. Algunas medicinas, probióticos y suplementos pueden cambiar el resultado. No deje una medicina por su cuenta: pregunte a su médico o en el formulario de contacto (contact form).',
      page: '/store#testing',
      comesFirst: true,
    },
  ],
  [
    'Sending the sample to the lab',
    'how do i send the sample back / do i pay for return shipping / is return postage included / when should i mail the sample / which day should i mail it / does the sample need to be frozen / do i have to refrigerate the sample / how long can i keep the sample / how long is the sample good for / can i drop it at the post office / does the kit expire / how long do i have to use the kit / is one sample enough / how many samples do i need / where do i mail the sample / who pays to mail it back / return label / do i need a stamp / can i mail it on friday / do i freeze it / keep it in the fridge / where do i drop it off / fedex or ups to the lab / how soon must i mail it / how long does the kit keep / kit expiration date / is shipping to the lab free / mailbox or post office',
    'cómo mando la muestra / el envío al laboratorio está pagado / hay que congelar la muestra / qué día mando la muestra / quién paga el envío al laboratorio / la guardo en el refrigerador / cómo la mando de regreso',
    {
      answer:
        'The envelope to the lab comes with the kit and is already paid. Mail it soon after you collect, best early in the week, so that it does not wait over a weekend. How much to collect, whether it must stay cold and how long a kit keeps is different for each kit: the leaflet in the box says so. If you are not sure, ask through the contact form before you collect.',
      answerSpanish:
        'El sobre al laboratorio viene con el kit y ya está pagado. Mándelo pronto, mejor a principios de la semana. Cuánto recoger, si debe estar frío y cuánto dura el kit lo dice el folleto de la caja. Si tiene dudas, pregunte en el formulario de contacto (contact form).',
      page: '/faq',
    },
  ],
  [
    'How kits differ',
    'whats the difference between gi map and gi map plus zonulin / difference between gi map and adult gut / compare the tests / compare kits / gi map vs adult gut / which is better gi map or the gut test / how do the gut tests differ / is zonulin worth it / organic acids vs gi map / child gut vs baby gut / child gut or adult gut what changes / difference between the baby and the child kit / gi map or organic acids / which one looks at more / do i need zonulin / is gi map better than adult gut / what is shotgun sequencing / dutch vs organic acids / what makes them different / why is gi map more expensive / is stool better than urine',
    'cuál es la diferencia entre gi map y adult gut / comparar las pruebas / qué diferencia hay entre las pruebas / qué diferencia hay entre gi map y adult gut / cuál es la diferencia',
    {
      answer:
        'GI-MAP looks for a set list of microbes by their DNA and adds digestion and immune markers. GI-MAP plus Zonulin is the same with zonulin added, a marker linked to the gut wall. Adult Gut reads the whole gut community, species by species, from a swab. The comparison page puts the gut kits side by side, with sample, days and price.',
      answerSpanish:
        'GI-MAP busca una lista de microbios por su ADN y suma marcadores de digestión e inmunidad. GI-MAP plus Zonulin es lo mismo con zonulina. Adult Gut lee toda la comunidad intestinal con un hisopo. La página de comparación muestra las pruebas lado a lado.',
      page: '/store/compare',
    },
  ],
  [
    'Mold',
    'which kit checks for mold / mold test / we had water damage, what test / black mold in our house / mold toxicity test / mycotoxin test / do you test for mold exposure / black mold in the house / musty basement / mycotoxins / do you check the house or the person / mold illness test',
    'qué prueba es para el moho / tienen prueba de moho / hay moho en mi casa / prueba de hongos',
    {
      answer:
        'MycoTOX is a urine test at home that looks for toxins made by molds. It is {price:mycotox}, and results take {days:mycotox} after the lab has the sample. It shows what is in one sample; it does not say that mold is the reason you feel unwell. For trouble breathing, call 911.',
      answerSpanish:
        'MycoTOX es una prueba de orina en casa que busca toxinas de mohos. Cuesta {price:mycotox} y los resultados tardan {days:mycotox}. No dice si el moho es la causa de lo que siente.',
      page: '/store/mycotox',
    },
  ],
  [
    'Hormones',
    'which test is for hormones / hormone test / do you test cortisol / estrogen and progesterone test / test for perimenopause / menopause test / do you check testosterone / adrenal test / is dutch a blood test / is dutch urine or saliva / is dutch blood or spit / menopause / perimenopause test / pms / cortisol test / estrogen / testosterone / adrenal / irregular cycle / for men hormones / what does dutch mean',
    'qué prueba es para las hormonas / prueba de hormonas / prueba de cortisol / menopausia',
    {
      answer:
        'DUTCH looks at hormones. It is a dried urine test: you wet paper strips at set times over one day at home, so there is no blood and no saliva. It is {price:dutch}, and results take {days:dutch} after the lab has the sample. It is not a diagnosis, and it does not replace your doctor.',
      answerSpanish:
        'DUTCH mira las hormonas con orina seca: moja tiras de papel a ciertas horas de un día, sin sangre. Cuesta {price:dutch} y los resultados tardan {days:dutch}. No es un diagnóstico.',
      page: '/store/dutch',
    },
  ],
  [
    'Food reactions',
    'do you have a food sensitivity test / test for food intolerance / which test is for gluten or dairy / how do i find out what foods bother me / food reaction test / do you have anything for food sensitivities / dairy intolerance test / does it test gluten / dairy test / which foods are on it / list of foods / what foods make me sick / how many foods does it check / egg and dairy / intolerance test / food panel finger prick',
    'prueba de sensibilidad a alimentos / prueba de intolerancia / prueba para el gluten / prueba de alimentos / intolerancia',
    {
      answer:
        'The finger-prick panel FAST 88 shows how antibodies in a few drops of blood respond to 88 foods. It is not an allergy test, and the evidence for such panels is limited, so see it as a starting point for a talk about food. Never eat a food that has made you ill to try it out, and do not take foods away from a child by yourself. For celiac disease ask your doctor for the blood tests before you stop eating gluten.',
      answerSpanish:
        'El panel FAST 88 muestra cómo responden los anticuerpos de unas gotas de sangre a 88 alimentos. No es una prueba de alergia y la evidencia es limitada. No quite alimentos a un niño por su cuenta. Para la celiaquía pida a su médico los análisis de sangre antes de dejar el gluten.',
      page: '/store/fast-88',
    },
  ],
  [
    'Chemicals and toxins',
    'which test is for toxins / heavy metals test / test for pesticides / test for plastics and chemicals / toxin test / glyphosate test / environmental chemicals / lead test / mercury / heavy metal panel / plastic in my body / glyphosate / pesticide test / bpa / detox test',
    'prueba de tóxicos / prueba de metales pesados / prueba de pesticidas / metales pesados / pesticidas',
    {
      answer:
        'TOXDetect is a urine test at home for traces of everyday chemicals, such as plastics, pesticides and solvents. It is {price:toxdetect}, and results take {days:toxdetect}. The site names no test for heavy metals; please ask through the contact form.',
      answerSpanish:
        'TOXDetect es una prueba de orina en casa para rastros de químicos como plásticos, pesticidas y solventes. Cuesta {price:toxdetect}. El sitio no nombra una prueba de metales pesados; pregunte en el formulario de contacto (contact form).',
      page: '/store/toxdetect',
    },
  ],
  [
    'Genes',
    'do you do genetic testing / dna test / mthfr test / methylation test / gene test / polygenic risk, what is it / inherited risk test / do you test genes / ancestry / mthfr gene / genetic risk / polygenic / is it for women only / 23andme',
    'hacen pruebas genéticas / prueba de adn / prueba de genes / genes',
    {
      answer:
        'Two kits read genes from saliva, once in a life. DNA Methylation ({price:dna-methylation}) reads variants in genes such as MTHFR. Female Polygenic Risk ({price:female-polygenic-risk}), for women, adds up many small differences into an estimate of inherited risk. Results take {days:dna-methylation}. Neither says that somebody is ill or will be.',
      answerSpanish:
        'Dos kits leen genes en la saliva. DNA Methylation ({price:dna-methylation}) lee variantes como MTHFR. Female Polygenic Risk ({price:female-polygenic-risk}), para mujeres, estima un riesgo heredado. Los resultados tardan {days:dna-methylation}. Ninguno dice que alguien está enfermo.',
      page: '/store#testing',
    },
  ],
  [
    'Microbes',
    'which one checks for parasites / do you test for h pylori / test for parasites / test for candida or yeast / will the gi map show candida / stool test for worms / which kit shows bacteria / do you test for c diff / yeast overgrowth test / candida test / pinworm / worms / is h pylori part of it / does it see giardia / e coli / salmonella / virus test / bad bacteria / yeast in the gut / blastocystis',
    'qué prueba busca parásitos / prueba de h pylori / prueba de cándida / lombrices / bacterias malas / h pylori',
    {
      answer:
        'GI-MAP looks for bacteria, parasites, yeast and viruses from a set list by their DNA, in one stool sample. It is {price:gi-map}, and results take {days:gi-map}. The page of the kit says what it shows. Finding a germ does not prove that it makes you ill, and a clear report does not rule out every cause. With blood in your stool, fever or strong pain, call your doctor and do not wait for a kit.',
      answerSpanish:
        'GI-MAP busca bacterias, parásitos, levaduras y virus de una lista por su ADN en una muestra de heces. Cuesta {price:gi-map} y los resultados tardan {days:gi-map}. No es un diagnóstico. Con sangre en las heces, fiebre o dolor fuerte, llame a su médico.',
      page: '/store/gi-map',
    },
  ],
  [
    'Tests that are not sold',
    'do you have a sibo breath test / can you test for sibo / do you test thyroid / do you do blood work / blood test for iron / vitamin d test / hair test / cancer test / lyme test / std test / celiac blood test / sleep test / do you test pets / test for my dog / thyroid panel / urine infection test / blood sugar / a1c / cholesterol / colonoscopy / endoscopy / covid test / pet kit / saliva cortisol at a clinic / essential oils / do you sell protein powder / massage / iv drip / weight loss shots / semaglutide / do you sell books / gym',
    'tienen prueba de aliento para sibo / prueba de tiroides / análisis de sangre / hacen análisis de sangre / prueba de azúcar',
    {
      answer:
        'The store lists all the kits there are: stool, urine, saliva and one finger-prick panel, for people only. What is not there, such as a breath test or blood work at a lab, the site does not offer. Ask your doctor for it, or ask us through the contact form what would come closest.',
      answerSpanish:
        'La tienda muestra todos los kits que hay: heces, orina, saliva y un panel con punción del dedo. Lo que no está ahí, como una prueba de aliento o análisis de sangre, el sitio no lo ofrece. Pida a su médico o pregunte en el formulario de contacto (contact form).',
      page: '/store#testing',
    },
  ],
  [
    'Somebody beside you at a visit',
    'can my husband come to the call / can my spouse join the consult / can we both be on the visit / can my mom join the appointment / do my kids have to be there / can i bring someone / does my child need to be on the video / can my wife be there / both parents / grandma on the call / does my baby need to be in the picture / can a friend sit in / can my teen be alone on the call / interpreter',
    'puede venir mi esposo a la consulta / mi hijo tiene que estar en la consulta / puede estar mi esposa / con mi mamá',
    {
      answer:
        'A parent or guardian joins the visit of a child. For anybody else the site makes no rule: say in the contact form, or when the time is agreed, who should be there. Visits are by video, so one link is enough.',
      answerSpanish:
        'Un padre o tutor acompaña la consulta de un niño. Para otras personas el sitio no pone regla: dígalo en el formulario de contacto (contact form) o al acordar la hora.',
      page: '/store#consultation',
    },
  ],
  [
    'Booking a visit',
    'how do i book the consult / how do i schedule my appointment / how do i make an appointment / when is the next available appointment / how soon can i get an appointment / what do i need for the consult / do i need to buy a kit first / do i need results before the consult / can i just talk to her without a test / how do i pick a time / make an appointment / next opening / when can i see her / how long is the wait for a visit / appointment this week / how do i set up my hour / calendar / same day visit / do i pay before i book / what happens in the hour / how does the consult go / what do we talk about / will i get a written plan / can i record the consult',
    'cómo hago una cita / cómo reservo una cita / cómo saco una cita / cómo agendo la consulta / qué tan pronto hay cita / necesito una prueba antes de la consulta / quiero una cita / cuándo hay cita / cómo agendo / cómo hago la cita / hay citas esta semana / cómo es la consulta / qué pasa en la consulta / puedo hablar con la doctora',
    {
      answer:
        'Put the Concierge Consult in your cart, alone or with a kit. It is one hour by video, {price:concierge-consult}. After you paid, the page of your order and the e-mail say how your time is found, and you agree on a day and an hour with the practice. You need no test first. Have your results, if there are any, your medicines and your questions near you.',
      answerSpanish:
        'Ponga el Concierge Consult en el carrito, solo o con un kit. Es una hora por video, {price:concierge-consult}. Después de pagar, el correo y la página de su pedido dicen cómo se acuerda la hora. No necesita una prueba antes.',
      page: '/store#consultation',
    },
  ],
  [
    'Moving a visit',
    'can i reschedule my consult / i need to move my appointment / what if i cant make my appointment / i missed my appointment / cancel my consult / no show / change my visit time / i cant make it tomorrow / another time / running late / change the day / push my call / cancel my visit / forgot my appointment',
    'puedo cambiar mi cita / no puedo ir a mi cita / perdí mi cita / no puedo ir / cambiar la hora',
    {
      answer:
        'A consultation can be moved up to {moveBefore} before it begins. Write to us through the contact form with your name and the time that you have, and a person finds another one with you. If you missed it, write as well. I cannot move visits from this chat.',
      answerSpanish:
        'Una consulta se puede mover hasta {moveBefore} antes. Escríbanos en el formulario de contacto (contact form) con su nombre y su hora. Desde este chat no puedo mover citas.',
      page: '/#contact',
    },
  ],
  [
    'Prescriptions and lab orders',
    'do you prescribe medicine / can you prescribe antibiotics / will you write a prescription / can you refill my meds / can you order labs at quest / can you order labcorp blood work / doctors note / can you write a referral / do you prescribe ivermectin / can you be my primary care doctor / do you replace my doctor / refill / antibiotics / can you send something to my pharmacy / ivermectin / school note / sick note / fmla paperwork / order an ultrasound / thyroid meds / ozempic / be my pcp / what can a physician assistant do',
    'recetan medicinas / pueden recetar antibióticos / pueden pedir análisis en un laboratorio / dan referencias / me pueden recetar / una receta / ser mi doctor de cabecera',
    {
      answer:
        'The site offers test kits, consultations by video, a package and a program. It says nothing about prescriptions, refills, referrals or lab orders elsewhere, so please ask through the contact form, and keep your own doctor. Do not stop or change a medicine because of this chat.',
      answerSpanish:
        'El sitio ofrece kits, consultas por video, un paquete y un programa. No dice nada de recetas, referencias u órdenes de laboratorio. Pregunte en el formulario de contacto (contact form) y siga con su médico.',
      page: '/#contact',
      comesFirst: true,
    },
  ],
  [
    'Results from another laboratory',
    'can you look at my results from another lab / i already have test results, can you read them / i did a gi map with someone else / can you review my old labs / will you go over labs from my doctor / can you interpret my blood work / i have labs from my doctor / bring my old results / quest results / second opinion / look over a test i did before',
    'pueden ver resultados de otro laboratorio / ya tengo resultados, los pueden leer / tengo análisis de otro lugar',
    {
      answer:
        'I cannot read results here, and please do not type them in. A Concierge Consult is one hour by video on your history, your results and your next step. Whether it can be about results from elsewhere the site does not say, so ask through the contact form before you buy.',
      answerSpanish:
        'No puedo leer resultados aquí. El Concierge Consult es una hora por video sobre su historia y sus resultados. Si pueden ser de otro laboratorio, el sitio no lo dice: pregunte en el formulario de contacto (contact form).',
      page: '/store#consultation',
    },
  ],
  [
    'The practitioner',
    'who is the practitioner / are you licensed / are you certified / are you qualified / who will i talk to / is she a real doctor / is she a nurse / whats a pa-c / what are her credentials / how long has she been doing this / who runs this / tell me about the provider / is she board certified / do you have a doctor on staff / whats her name / what is her training / where did she study / what school / how many years / does she have kids / is she married / what is her story / license number / can i see her license / is she a nutritionist / why did she start this / how many families has she helped / when did the practice start',
    'quién es la especialista / es doctora / quién me atiende / tiene licencia / cuántos años de experiencia / es enfermera / cómo se llama / son doctores de verdad / es médico de verdad / quién es ella',
    {
      answer:
        'The practice is led by a board-certified physician assistant (PA-C) with {years} in practice. A PA-C is a licensed medical professional; she is not a physician (MD). She leads the visits and goes through results in packages, programs and consultations. The About page tells more.',
      answerSpanish:
        'La práctica la dirige una asistente médica certificada (PA-C) con {years} de práctica. No es médica (MD). Ella hace las consultas y explica los resultados en paquetes, programas y consultas. Más en la página About.',
      page: '/about',
    },
  ],
  [
    'An illness that somebody has',
    'can you help with hashimotos / can you cure crohns / do you treat ibs / i have ulcerative colitis can you help / i have pcos / do you help with autism / my son has adhd can you help / can you heal eczema / do you treat lyme / i have diabetes / do you treat sibo / what about sibo / i have acid reflux / do you help with anxiety or depression / i have fibromyalgia / do you treat cancer / can you fix my thyroid / can you help me lose weight / do you work with autoimmune disease / i have been sick for years and nobody can help / i think i have ibs / my toddler has eczema / fertility / long covid / i have crohns / i was told i have ibs / my daughter has eczema / my husband is diabetic / autoimmune / can the kit fix my son / do you cure autism / thyroid problems / high blood pressure / chronic fatigue / ulcers / fatty liver / gallbladder removed / chronic diarrhea for years / migraines / infertility / cancer patient',
    'pueden ayudar con la tiroides / tengo colitis / curan la diabetes / mi hijo tiene autismo pueden ayudar / tengo gastritis / mi hijo es autista / curan el eccema / tengo diabetes / mi esposo tiene diabetes / sirve para el eccema / tengo síndrome de intestino irritable / ayudan con la ansiedad',
    {
      answer:
        'I am sorry that you carry this. No kit and no supplement here is a cure or a treatment for an illness, and I cannot say what you have. The practice looks at the whole picture with you: food, sleep, mood, skin and belly, beside the care of your own doctor. Write two or three sentences in the contact form, and a person tells you honestly whether they can help. If it is sudden, severe or getting worse, see a doctor now or call 911.',
      answerSpanish:
        'Siento que pase por esto. Ningún kit o suplemento de aquí es una cura, y no puedo decir qué tiene. La práctica mira todo el cuadro con usted, junto a su médico. Escriba dos o tres frases en el formulario de contacto (contact form) y una persona le dice con honestidad si puede ayudar. Si es fuerte o empeora, vea a un médico o llame al 911.',
      page: '/#contact',
      comesFirst: true,
    },
  ],
  [
    'Food and daily life',
    'why am i always bloated / how do i heal my gut / how do i fix leaky gut / what is leaky gut / what foods help constipation / what should i eat for gut health / best foods for bloating / is raw milk good / is sourdough ok / what about kombucha / natural remedies for constipation / what can i give my toddler for constipation / how do i get rid of gas / is gluten bad / should i do a cleanse / intermittent fasting / how do i heal my gut naturally / what helps acid reflux / bone broth / how much water should i drink / is coffee bad for my gut / should i fast / how much water / is dairy bad / what is a good breakfast / keto / carnivore / probiotic foods / apple cider vinegar / celery juice / how to poop more / my toddler wont eat vegetables / school lunch / how do i stop sugar cravings / do i need fiber / sleep and gut / stress and gut / what is the microbiome',
    'por qué estoy siempre inflamada / qué alimentos ayudan al estreñimiento / cómo sano mi intestino / qué es el intestino permeable / qué debo comer / es malo el gluten / qué le doy para el estreñimiento / qué comida es buena para el intestino / por qué estoy inflamada / qué desayuno / es malo el café',
    {
      answer:
        'I cannot say what is behind it for you. What the practice has written for everybody is free: guides on gut-healing foods, recipes and a food diary on the freebies page, articles in the Knowledge Corner, and the workshop on {workshopDay} where you can ask in person. For a baby or a small child, and for anything that lasts, ask your doctor or pediatrician first.',
      answerSpanish:
        'No puedo decir qué hay detrás en su caso. Lo que la práctica escribió para todos es gratis: guías de alimentos, recetas y un diario en la página de recursos, artículos en el blog y el taller del {workshopDay}. Para un bebé o niño pequeño, pregunte primero a su pediatra.',
      page: '/freebies',
    },
  ],
  [
    'Supplements, what is in them',
    'are your supplements vegan / do you sell vitamins / what supplements do you have / what vitamins do you sell / is the enzyme gluten free / whats in the probiotic / what strains are in the probiotic / ingredients of gut repair / are the supplements safe for kids / is gut repair safe for kids / can kids take the probiotic / how many capsules in a bottle / how do i take the probiotic / are they third party tested / dairy free / soy free / do the supplements expire / side effects of the enzymes / does the probiotic need to be in the fridge / is it a monthly subscription for supplements / what brand is the probiotic / is it third party tested / how many billion / does it have dairy / is it kosher / pork free / sugar free / how big is the bottle / how long does a bottle last / does it need the fridge / shelf life / side effects / made in usa / chewable or capsule / what does gut repair do / what are the enzymes for',
    'los suplementos son veganos / qué ingredientes tiene el probiótico / los niños pueden tomar suplementos / qué contiene el probiótico / es vegano / qué trae',
    {
      answer:
        'The store sells a probiotic ({price:probiotic}), digestive enzymes ({price:digestive-enzymes}) and Gut Repair ({price:gut-repair}), each bought once. The site does not list every ingredient, strain or allergen, so please read the label and ask through the contact form before you take one. For a child, in pregnancy, while breastfeeding or with any medicine, ask your doctor first. Supplements are not medicines.',
      answerSpanish:
        'La tienda vende un probiótico ({price:probiotic}), enzimas ({price:digestive-enzymes}) y Gut Repair ({price:gut-repair}). El sitio no lista todos los ingredientes: lea la etiqueta y pregunte en el formulario de contacto (contact form). Para un niño, en el embarazo o con medicinas, pregunte primero a su médico.',
      page: '/store#supplement',
      comesFirst: true,
    },
  ],
  [
    'When a reply comes',
    'how soon will you write back / how fast do you reply / when will someone answer me / i wrote three days ago and nobody answered / how long until you respond / nobody answered my message / response time / how long for a reply / i wrote yesterday / when will i hear from you / still no answer / wrote through the form / how soon do you get back to people / do you answer on weekends',
    'cuándo me responden / cuánto tardan en contestar / nadie contestó mi mensaje / cuándo contestan / escribí ayer',
    {
      answer:
        'A personal reply comes within {replyTime}, and most questions are answered in about {questionTime} on business days. If you have waited longer, look in your spam folder and write once more through the contact form. Please do not wait for a reply in an emergency: call 911.',
      answerSpanish:
        'Una persona responde dentro de {replyTime}; la mayoría de las preguntas, en unas {questionTime} en días hábiles. Si esperó más, mire en spam y escriba otra vez en el formulario de contacto (contact form). En una emergencia llame al 911.',
      page: '/#contact',
    },
  ],
  [
    'The workshop in other time zones',
    'what time is the workshop in california / i live in pacific time when does it start / workshop time central / what time zone is the workshop / mountain time workshop / when does the thursday thing start / is 7 pm eastern',
    'a qué hora es el taller en california / zona horaria del taller',
    {
      answer:
        'The free workshop is every {workshopDay} at {workshopTime}, on the clock of the East Coast. In Central time it begins one hour earlier on your clock, in Mountain time two, and in Pacific time three.',
      answerSpanish:
        'El taller gratis es cada {workshopDay} a las {workshopTime}, hora del este. En hora central empieza una hora antes en su reloj, en hora de montaña dos y en hora del Pacífico tres.',
      page: '/freebies',
    },
  ],
  [
    'What others say',
    'do you have reviews / testimonials / what do other patients say / success stories / is this legit / is this a scam / can i trust you / is the 98 percent real / what does the 98% mean / how do you know it works / proof that it works / do the tests really work / is there science behind it / is it worth it / has anybody tried it / ratings / google reviews / better business bureau / real people / does it work for others / why should i trust you / how many families use you / show me proof',
    'tienen reseñas / es confiable / es una estafa / qué dicen otros pacientes / opiniones / vale la pena',
    {
      answer:
        'What families say stands on the testimonials page, with the figures of the practice beside it: they are its own. Everybody is different, and nobody can promise you a result. Who leads the practice and how they work stands on the About page, and you can meet them in the free workshop on {workshopDay} before you buy anything.',
      answerSpanish:
        'Lo que dicen las familias está en la página de testimonios, con las cifras propias de la práctica. Nadie puede prometerle un resultado. Puede conocerlos en el taller gratis del {workshopDay} antes de comprar.',
      page: '/testimonials',
    },
  ],
  [
    'Who answers here',
    'are you a robot / are you a real person / are you ai / am i talking to a human / is this chatgpt / who am i talking to / are you a bot / is this automated / is there somebody there / who wrote this / are you claude / are you gpt / bot or human / what are you / do you have a name / how smart are you',
    'eres un robot / es una persona / hablo con una persona real / eres real / quién contesta',
    {
      answer:
        'I am the assistant of this site, not a person. I answer from what the practice has published, and I say so when I do not know. For a person, use the contact form: a personal reply comes within {replyTime}.',
      answerSpanish:
        'Soy el asistente del sitio, no una persona. Respondo con lo que la práctica ha publicado. Para hablar con una persona, use el formulario de contacto (contact form): responde dentro de {replyTime}.',
      page: '/#contact',
    },
  ],
  [
    'Languages',
    'do you speak spanish / is anyone bilingual / do you have materials in spanish / can i have the visit in spanish / other languages / se habla espanol / interpreter / is the workshop in spanish / french / sign language / translate',
    'hablan español / hay alguien que hable español / la consulta puede ser en español / tienen materiales en español / la doctora habla español / tienen intérprete',
    {
      answer:
        'This chat answers in English and in Spanish. The site is in English, and it does not say whether visits or materials come in Spanish. Please ask through the contact form.',
      answerSpanish:
        'Este chat responde en español. El sitio está en inglés y no dice si las consultas o los materiales pueden ser en español. Pregunte en el formulario de contacto (contact form).',
      page: '/#contact',
    },
  ],
  [
    'Somebody who cannot pay',
    'its too expensive / i cant afford it / do you have financial aid / sliding scale / scholarship / can i get a lower price / any help for low income / is there a cheaper option / do you price match / hardship / why is it so expensive / whats your cheapest test / cheapest option / smallest thing you sell / lowest price / we are on a budget / single mom tight money / charity care / payment help / assistance / what can i get for under 100 / i lost my job',
    'es muy caro / no puedo pagarlo / tienen ayuda económica / cuál es la prueba más barata / no tengo dinero / lo más barato / hay ayuda',
    {
      answer:
        'I understand. The workshop on {workshopDay}, the guides and the articles are free. The smallest things in the store are the supplements and single kits; each price stands on its card. The Family Wellness Program spreads its cost over {payments:family-wellness-program} monthly payments. If the cost stands between you and care, say so in the contact form: a person reads it.',
      answerSpanish:
        'Lo entiendo. El taller del {workshopDay}, las guías y los artículos son gratis. Cada precio está en la tienda. El Family Wellness Program se paga en {payments:family-wellness-program} pagos mensuales. Si el costo es un problema, dígalo en el formulario de contacto (contact form).',
      page: '/store',
    },
  ],
  [
    'Why two prices',
    'why is gi map 470 and 477 / why does the price differ / the home page shows another price / i saw a different price / which price is right / is it 777 or 877 / the faq says 777 / 500 or 750 for the consult',
    'por qué hay dos precios / cuál es el precio correcto',
    {
      answer:
        'Some things are offered in two places, on the home page and in the store, and the prices there are not always the same. What counts is the amount on the Pay button before you press it. If two prices puzzle you, ask through the contact form before you buy.',
      answerSpanish:
        'Algunas cosas se ofrecen en dos lugares, en la página de inicio y en la tienda, y los precios no siempre son iguales. Cuenta el monto del botón de pago antes de presionarlo. Si tiene dudas, pregunte en el formulario de contacto (contact form).',
      page: '/store',
    },
  ],
  [
    'Seeing or deleting data',
    'delete my data / how do i delete my account / i want to see what you have on me / remove me from your list / unsubscribe / stop sending me emails / take me off the mailing list / right to be forgotten / copy of my records / my medical records / send me my file / forget me / erase me / close my account / off your list / no more emails / stop the texts / download my data / correct my data',
    'borren mis datos / no quiero más correos / darme de baja / borrar mi información / copia de mi expediente / no quiero correos',
    {
      answer:
        'Write to us through the contact form and say what you want: to see what is held of you, to have it deleted, or to get no more mail. A person does it and tells you what the law makes us keep, such as client records. To clear this chat, press the button in its head: it is kept in your browser alone.',
      answerSpanish:
        'Escríbanos en el formulario de contacto (contact form) y diga si quiere ver sus datos, borrarlos o no recibir más correos. Una persona lo hace y le dice qué exige guardar la ley.',
      page: '/privacy-policy',
    },
  ],
  [
    'Several people, several kits',
    'can i order more than one kit / how to order two kits / can i buy two tests at once / kits for the whole family / can two people share a kit / can my kids share one kit / can my twins use the same kit / do we each need a kit / one kit for the family / how do i order for my kids / one for me and one for my son / two kits same address / can we mix the samples / different kits in one order / use one kit twice / four kids four kits / kit and a consult in one order / buy three',
    'puedo pedir varios kits / dos personas pueden usar el mismo kit / un kit para toda la familia / dos kits en un pedido / una para cada uno',
    {
      answer:
        'Yes, put as many kits in one cart as you need. Each kit is for one person and one sample, so it cannot be shared. At checkout you say who uses each kit: you, or somebody else with first name and birth date. A parent or guardian orders for a child.',
      answerSpanish:
        'Sí, puede poner varios kits en un carrito. Cada kit es para una persona y una muestra, no se comparte. Al pagar dice quién usa cada kit. Un padre o tutor pide para un niño.',
      page: '/store#testing',
    },
  ],
  [
    'What is sold',
    'what do you sell / what do you offer / what services do you have / how does this work / how does it work / what do you guys do / what is this site / where do i begin / im new here / what happens after i order / what are the steps / walk me through the process / what can i buy here / what is this about / tell me how you work / explain the process / what do you help with / what comes after i pay / first step / list of services / what happens next / how do i get started / overview',
    'qué ofrecen / cómo funciona / qué servicios tienen / qué venden / qué pasa después de pedir / de qué se trata / cómo empiezo / qué hacen / cómo es el proceso / explíqueme cómo es / qué hago primero / para qué sirve esto',
    {
      answer:
        'You order a kit; it leaves us in {shippingLeaves} and arrives in {shippingArrives}. You collect the sample at home and mail it in the prepaid envelope. The lab reads it, and you hear from us when results are in. There are single kits, a consultation by video ({price:concierge-consult}), a package of both ({price:complete-package}) and a family program by the month. Guides and a weekly workshop are free.',
      answerSpanish:
        'Usted pide un kit; sale en {shippingLeaves} y llega en {shippingArrives}. Recoge la muestra en casa y la manda en el sobre pagado. El laboratorio la lee y le avisamos. Hay kits, consulta por video ({price:concierge-consult}), un paquete ({price:complete-package}) y un programa familiar. Las guías y el taller son gratis.',
      page: '/store',
    },
  ],
  [
    'How sure a test is',
    'how accurate is it / are the tests accurate / is this fda approved / are the tests reliable / false positives / is it peer reviewed / are your labs certified / clia certified / do doctors accept these results / will my doctor accept the results / is at home testing as good as a lab / why trust a home test / can a home kit be wrong / how good are these tests / evidence / research / scientific / is it real science / validated / are results exact / better than everlywell / like viome / how do you compare to others',
    'qué tan precisa es la prueba / es confiable la prueba / está aprobada por la fda / es exacta / son confiables / está aprobada',
    {
      answer:
        'Each kit is read by an independent laboratory. A test shows one sample from one day; it can miss things, and it is not a diagnosis. The site states no approval and no certificate, so please ask through the contact form for the kit that you mean. The page of each kit says what it shows and what it cannot tell. Whether your doctor uses a result is for your doctor to say.',
      answerSpanish:
        'Un laboratorio independiente lee cada kit. Una prueba muestra una muestra de un día, puede no ver cosas y no es un diagnóstico. El sitio no menciona aprobaciones ni certificados; pregunte en el formulario de contacto (contact form).',
      page: '/store#testing',
    },
  ],
  [
    'Trouble with the site',
    'the pay button does not work / my cart is empty but i added things / the page will not load / checkout is not working / i cannot add to cart / the site is broken / the form wont send / i was charged twice / error at checkout / why was i charged / the video does not play / i cant download / page wont open / blank screen / button does nothing / cant check out / spinning wheel / phone wont load it / it ate my cart / error message / form keeps saying error / i cant type / the chat froze',
    'el botón de pago no funciona / la página no carga / me cobraron dos veces / no puedo pagar / no funciona la página / no carga',
    {
      answer:
        'I am sorry. Reload the page and try once more, or use another browser: what you put in the cart stays in the browser in which you did it. Pressing Pay twice never charges you twice. If a charge looks wrong, or it still does not work, write to us through the contact form and say what you see and on which day. Please do not type card details here.',
      answerSpanish:
        'Lo siento. Cargue la página otra vez o use otro navegador. Presionar dos veces el botón no cobra dos veces. Si un cobro parece equivocado o sigue sin funcionar, escríbanos en el formulario de contacto (contact form).',
      page: '/#contact',
    },
  ],
  [
    'Parcels',
    'is it discreet packaging / can you ship to a po box / do i have to sign for it / can i pick up the kit / can i pick it up in person / do you ship to a friends address / can it be left at the door / which carrier / do you use ups or usps / can my neighbor get it / will people see what it is / plain box / signature required / po box / drop at neighbor / ups fedex usps / can someone else sign / will it fit in my mailbox / hold at post office',
    'el paquete es discreto / envían a un apartado postal / puedo recoger el kit / caja discreta / apartado postal',
    {
      answer:
        'Kits come by mail to the address that you give at checkout, free within the United States, and the e-mail about it names the tracking number when there is one. The site says nothing about the look of the parcel, post boxes, signatures or picking up. Please ask through the contact form before you order if that matters to you.',
      answerSpanish:
        'Los kits llegan por correo a la dirección que usted da al pagar, gratis en Estados Unidos. El sitio no dice nada del aspecto del paquete, apartados postales o recoger en persona. Pregunte en el formulario de contacto (contact form).',
      page: '/#contact',
    },
  ],
  [
    'Whom the practice sees',
    'are you accepting new patients / do you see men too / do you see older people / do you take new clients / is this only for women / is it just for families / can single people come / can grandparents join / im 65 is it worth it / do you work with athletes / do i have to be a patient to buy a kit / do you see men / seniors / new patients / single people / college students / vegetarians / is it for healthy people / do you see whole families / teenagers alone / foster kids / homeschool family',
    'aceptan nuevos pacientes / atienden hombres / es solo para familias / atienden a hombres / es para todos / reciben pacientes nuevos',
    {
      answer:
        'Anybody in the United States can order a kit or a consultation here; you need not be a patient first. There are kits for adults, children, babies and pregnancy, and the Family Wellness Program takes one person or the whole family. Where visits are possible depends on your state. If you are not sure that it fits you, write two sentences in the contact form.',
      answerSpanish:
        'Cualquier persona en Estados Unidos puede pedir un kit o una consulta; no tiene que ser paciente antes. Hay kits para adultos, niños, bebés y embarazo. Si tiene dudas, escriba en el formulario de contacto (contact form).',
      page: '/store',
    },
  ],
  [
    'Asking before buying',
    'can i ask a quick question for free / i just want to talk to someone before i buy / free consultation / can i have a free call / is there a discovery call / do you answer medical questions by email / can i talk to her first / intro call / quick question first / free call / talk before i pay / can i try it / 15 minute chat / just have one question / do i pay to ask',
    'puedo hacer una pregunta gratis / hay consulta gratis / puedo hablar con alguien antes de comprar / puedo preguntar antes / una llamada gratis',
    {
      answer:
        'Short questions are free: use the contact form, and a person replies within {replyTime}. Or come to the free workshop on {workshopDay} at {workshopTime} and ask face to face. Advice on your own health belongs in a consultation, one hour by video for {price:concierge-consult}. The site names no free call.',
      answerSpanish:
        'Las preguntas cortas son gratis en el formulario de contacto (contact form); una persona responde dentro de {replyTime}. También puede venir al taller gratis del {workshopDay} a las {workshopTime}. Los consejos sobre su salud son parte de una consulta de una hora por {price:concierge-consult}.',
      page: '/#contact',
    },
  ],
  [
    'In which order',
    'can i do the consult first then the test / should i test before the consult / how long between the test and the consult / when do i have my consult / do i talk to you before or after the results / when is the follow up / test first or visit first / do i wait for results to book / when does the follow up happen / what comes first',
    'la consulta es antes o después de la prueba / cuándo es la consulta / qué va primero',
    {
      answer:
        'As you like. With the package, the hour of consultation comes when your results are in, and the follow-up about a month later. A Concierge Consult can be before a test, to choose one, or after it, to go through what it shows. You agree on the day with the practice.',
      answerSpanish:
        'Como prefiera. Con el paquete, la consulta es cuando llegan los resultados y el seguimiento un mes después. Un Concierge Consult puede ser antes o después de una prueba.',
      page: '/store#consultation',
    },
  ],
  [
    'No promise',
    'do you guarantee results / will this work for me / what if it does not help / what if im not happy with the consult / does it really help / how long until i feel better / will i get better / satisfaction guarantee / does it work / are results guaranteed / how soon will i feel good / will it help my family / what if nothing changes / will i be healed / success rate / proof it helps',
    'garantizan resultados / me va a funcionar / y si no me ayuda / funciona de verdad / me voy a curar / y si no sirve',
    {
      answer:
        'Nobody can promise you a result, and we do not. A kit shows you something, a visit helps you to understand it, and change takes time and differs from person to person. If you are not content with something, tell us through the contact form: a person reads it and answers.',
      answerSpanish:
        'Nadie puede prometerle un resultado y nosotros no lo hacemos. Cada persona es distinta. Si algo no le satisface, díganos en el formulario de contacto (contact form).',
      page: '/#contact',
    },
  ],
  [
    'Changing an order',
    'can i change my kit from adult to child / i ordered the wrong kit / i put the wrong birthday / i put the wrong name / wrong email on my order / can i add something to my order / i forgot to use my coupon / switch the test in my package / i typed the wrong address / wrong kit / change it to baby gut / other kit instead / add a kit to my order / wrong birthday on it / misspelled name / switch to child gut / edit my order',
    'puedo cambiar el kit / puse mal la fecha de nacimiento / pedí el kit equivocado / cambiar mi pedido / me equivoqué de kit',
    {
      answer:
        'While a kit has not shipped, the page of your order, behind the link in each e-mail about it, lets you give or change who uses it, which kit of a package, and the address. Anything else, or if it is on its way already: write to us through the contact form right away with your name and the day you ordered.',
      answerSpanish:
        'Mientras el kit no haya salido, la página de su pedido, en el enlace de cada correo, le deja cambiar quién lo usa, qué kit del paquete y la dirección. Para lo demás escríbanos enseguida en el formulario de contacto (contact form).',
      page: '/#contact',
    },
  ],
  [
    'Prices, in Spanish',
    '',
    'cuánto cuesta la prueba / cuánto cuesta / precio de las pruebas / cuánto vale la prueba de niños / cuánto cuesta la prueba de bebé / cuánto cuesta la consulta / cuánto cuesta el gi map / lista de precios / precios / cuánto sale el paquete / cuánto cuesta el programa familiar / cuánto es / cuánto es por una hora con ella / cuánto me sale / cuánto cobran / qué precio tiene / cuánto cuestan las pruebas / cuánto vale el kit / cuánto pago por la consulta / precio del zonulin / cuánto cuesta la prueba de hormonas / cuánto cuesta la de alimentos / cuánto por toda la familia',
    {
      answer:
        'GI-MAP is {price:gi-map}. Adult, child and baby gut tests are {price:adult-gut}, {price:child-gut} and {price:baby-gut}. The Concierge Consult is {price:concierge-consult}, the package {price:complete-package}.',
      answerSpanish:
        'GI-MAP cuesta {price:gi-map}. Las pruebas intestinales: adulto {price:adult-gut}, niño {price:child-gut}, bebé {price:baby-gut}. La consulta por video de una hora cuesta {price:concierge-consult}, el paquete completo {price:complete-package} y el programa familiar {payments:family-wellness-program} pagos de {price:family-wellness-program} por persona. Todos los precios están en la tienda.',
      page: '/store',
    },
  ],
  [
    'What is in the box',
    'what is in the box / what exactly is inside the kit / what comes in the kit / what do i get in the mail / whats in the package you send / what is included in a kit / does the kit have everything i need / do i need to buy anything else / are there gloves in it / is there a leaflet / does it come with instructions',
    'qué trae la caja / qué viene en el kit / qué hay dentro del paquete / trae instrucciones / necesito comprar algo más',
    {
      answer:
        'All you need to collect is in the box: the tube, card, cup or swab of your kit, a leaflet with a picture for each step, and an envelope to the lab that is already paid. The page of each kit in the store shows its opened box and names every piece.',
      answerSpanish:
        'En la caja viene todo lo que necesita para tomar la muestra: el tubo, la tarjeta, el vaso o el hisopo de su kit, un folleto con un dibujo para cada paso y un sobre al laboratorio ya pagado. La página de cada kit en la tienda muestra la caja abierta y nombra cada pieza.',
      page: '/store#testing',
    },
  ],
  [
    'Local businesses and partners',
    'what local businesses do you like / local farms / who do you recommend near here / where do i buy the things you recommend / what products do you recommend / your favorite products / what books do you like / do you earn from the links / affiliate links / do you have partners / what water filter do you use / which electrolytes do you use',
    'qué productos recomiendan / negocios locales / dónde compro lo que recomiendan',
    {
      answer:
        'What the practitioner uses and likes stands on the Recommendations page, with links to where it is sold. The businesses and people nearby that she trusts stand on the Local page. Some of those links are affiliate links: the practice earns from them, and it costs you nothing extra. Nobody pays to be on the Local page.',
      answerSpanish:
        'Lo que la profesional usa y le gusta está en la página Recommendations, con enlaces a donde se vende. Los negocios cercanos en los que confía están en la página Local. Algunos de esos enlaces son de afiliado: el consultorio gana algo con ellos, y a usted no le cuesta más. Nadie paga por estar en la página Local.',
      page: '/recommendations',
    },
  ],
  [
    'Social media',
    'do you have an instagram / are you on facebook / youtube channel / do you have a podcast / tiktok / where can i follow you / social media',
    'tienen instagram / están en facebook / redes sociales',
    {
      answer:
        'Marks of social media stand at the foot of each page; one that is not there yet says so. What the practice writes is in the Knowledge Corner, and you can meet the practitioner in the free workshop on {workshopDay} at {workshopTime}.',
      answerSpanish:
        'Los enlaces a redes sociales están al pie de cada página; el que aún no existe lo dice. Lo que escribe el consultorio está en el Knowledge Corner, y puede conocer a la profesional en el taller gratis del {workshopDay} a las {workshopTime}.',
      page: '/freebies',
    },
  ],
];

const lines = (ways: string) => ways.split(' / ').join('\n');

export const moreAnswers: Sample<'answers'>[] = table.map(([title, english, spanish, answer]) => ({
  title,
  english: lines(english),
  spanish: lines(spanish),
  ...answer,
}));
