import { ways, type AnswerSample } from '../ways.ts';

/** What things cost, and where two pages disagree. */
export const prices: AnswerSample[] = [
  {
    title: 'Family discount',
    english: ways(`
      is there a discount for 3 kids / discount for more than one person / family of five price
      do you give a family discount / do siblings get a discount / is there a family discount
      discount for more than one kid / do big families pay less / we are 5 people any discount
      price break for families / family rate? / cheaper if my husband joins too / multi person discount
      we are six can we pay less / group rate / cheaper for couples / bring the whole family discount
      does the second person pay less / sibling price / percent off for three / bundle price for the family
      discount for two kits / do i get a discount for buying two / deal on more than one test
      price break for two tests / discount for big families / do we pay less if there are four of us
      price break for siblings / we have seven kids is there a deal / cheaper if the whole family joins
      how many people for the family discount / does the discount count for grandparents
      when does the twenty percent start / is the family discount automatic
      do i need a code for the family discount / family of five how much off
      does a baby count as a family member / is there a discount for two people / what percent off for 3 people
      does everybody have to live in one house for the discount / husband wife and one kid does that count
      bulk discount on kits for the family / do kits get cheaper if i order three / what do large households save
      whole household price / are families given a break / me plus two kids does that make the discount
      discount on program for our crew / less per head for a bigger family
      how do we get the group price for the family
    `),
    spanish: ways(`
      hay descuento para familias / descuento por varios niños / somos cinco, hay rebaja
      sale más barato para la familia / pagamos menos si somos varios / precio de familia
      hay descuento por dos kits / descuento si compro varios / somos cinco hay descuento
      cuánto descuento por tres personas / descuento familiar / desde cuántas personas hay descuento
      el descuento es automático / necesito código para el descuento de familia / cuenta el bebé para el descuento
      descuento por hermanos / precio para familia grande / si compro tres kits sale más barato
      dos personas tienen descuento / rebaja para familia numerosa / menos precio si somos muchos
    `),
    answer:
      'Yes. The Family Wellness Program gives {familyDiscount} off for {familyFrom} or more family members. The price is {price:family-wellness-program} a month for each person before that. For single kits the site names no family discount. If you are not sure what your family would pay, ask through the contact form before you order.',
    answerSpanish:
      'Sí. El Family Wellness Program da {familyDiscount} de descuento desde {familyFrom} miembros de la familia. Antes de ese descuento, el precio es {price:family-wellness-program} al mes por persona. Para kits sueltos el sitio no menciona descuento familiar. Si no sabe cuánto pagaría su familia, pregunte en el formulario de contacto (contact form) antes de pedir.',
    page: '/store#packages',
  },
  {
    title: 'Total price of the family program',
    english: ways(`
      total for the family program / whole price of the wellness program / how much is the program all together
      add up the four payments for me / what will the family plan have cost me when its done
      family wellness program total per person / full price of concierge family wellness
      final cost of the 4 months / total over four months / program price if i pay it all
      what do i end up paying for the family program / 4 times the monthly fee is what
      overall cost of the wellness program / grand total family plan one person
      how much for two people in the family program / what would the program be for a couple
      how much would four of us pay for the program / what do 3 people pay each month in the program
      price of program for mom dad and kid / sum of all program payments / complete cost of the monthly plan
      what does the whole program come to / is the program price per person or per family
      is it one price for the whole family / do i pay for each family member
    `),
    spanish: ways(`
      cuánto cuesta en total el programa familiar / precio total del programa / cuánto suman los cuatro pagos
      cuánto pago al final por el programa / el programa cuesta por persona o por familia
      cuánto sale el programa completo / total del programa para una persona
      cuánto pagan dos personas en el programa / costo final del programa familiar
      cuánto es el programa para tres / precio del programa de bienestar para toda la familia
      se paga por cada miembro de la familia
    `),
    answer:
      'Each person pays {payments:family-wellness-program} monthly payments of {price:family-wellness-program}, {total:family-wellness-program} in all. For {familyFrom} or more family members {familyDiscount} is taken off. The cart and the checkout show the sum and each date before you agree, and the program ends by itself after the last payment.',
    answerSpanish:
      'Cada persona hace {payments:family-wellness-program} pagos mensuales de {price:family-wellness-program}, {total:family-wellness-program} en total. Desde {familyFrom} miembros de la familia se descuenta el {familyDiscount}. El carrito y la caja muestran la suma y cada fecha antes de aceptar, y el programa termina solo después del último pago.',
    page: '/store/family-wellness-program',
  },
  {
    title: 'Sales tax',
    english: ways(`
      do you charge sales tax / how much tax is added / is tax included in the price
      why is there no tax on my order / plus tax or not / taxes on test kits / what about state tax
      is the price before or after tax / hidden fees / any extra fees at the end / service fee
      processing fee for card / convenience fee / surprise charges at checkout / does the price change at the end
      are there other costs besides the price / lab fee extra? / do i pay the lab separately
      anything else to pay after the kit / is the number on the card the final price / all in price
      will i get another bill from the lab / additional charges later / is anything added on top of the price
      do i owe the lab money / total with tax / is there sales tax / is tax added
    `),
    spanish: ways(`
      cobran impuestos / el precio incluye impuestos / hay cargos extra / hay costos ocultos
      me llega otra factura del laboratorio / se paga aparte el laboratorio / cuánto es el impuesto
      el precio cambia al final / hay comisión por pagar con tarjeta / es el precio final
      hay que pagar algo más después / cargos adicionales / hay que pagarle al laboratorio
    `),
    answer:
      'The amount on the Pay button is the amount that is charged, and shipping within the United States is free. The cart says that a tax is calculated at checkout, so look at the sum there before you press the button. If you see a cost that you do not understand, ask through the contact form before you pay.',
    answerSpanish:
      'Lo que dice el botón de pagar es lo que se cobra, y el envío dentro de Estados Unidos es gratis. El carrito dice que el impuesto se calcula al pagar, así que mire la suma antes de pulsar el botón. Si ve un costo que no entiende, pregunte en el formulario de contacto (contact form) antes de pagar.',
    page: '/checkout',
  },
  {
    title: 'Why two prices',
    english: ways(`
      why is gi map 470 and 477 / why does the price differ / the home page shows another price
      i saw a different price / which price is right / is it 777 or 877 / the faq says 777
      500 or 750 for the consult / the home page and the store dont match on price
      two different prices for the same kit / front page is cheaper than the shop
      why does it cost more in the store / you list one amount here and another amount there / price mismatch
      prices dont agree on your website / the homepage price is lower do i get that
      which of the two prices will i be charged / will you honor the lower price
      i saw a different number on your main page / gi map listed at two prices / inconsistent pricing
      why is the hour one price on home and another in store / consultation listed cheaper on the homepage
      your prices contradict each other / one page says less / is the cheaper price a mistake
      what will my card actually be charged / price went up between pages
      different amount in my cart than on the page / home page vs shop page price
      the price changed when i clicked / the numbers on your pages dont line up
      which number on your site do i believe / store says one thing the first page another
    `),
    spanish: ways(`
      por qué hay dos precios / cuál es el precio correcto / en la página principal cuesta menos que en la tienda
      cuál precio es el correcto / los precios no coinciden / el precio de la tienda es otro
      qué precio me van a cobrar / me respetan el precio más bajo / vi un precio distinto en el inicio
      un lado dice una cosa y otro dice otra / el precio de gi-map es diferente en dos páginas
      por qué la consulta tiene dos precios / está mal el precio / los números de las páginas no cuadran
    `),
    answer:
      'Some things are offered in two places, on the home page and in the store, and the prices there are not always the same. What counts is the amount on the Pay button before you press it. If two prices puzzle you, ask through the contact form before you buy.',
    answerSpanish:
      'Algunas cosas se ofrecen en dos lugares, en la página de inicio y en la tienda, y los precios no siempre son iguales. Cuenta el monto del botón de pago antes de presionarlo. Si tiene dudas, pregunte en el formulario de contacto (contact form).',
    page: '/store',
  },
  {
    title: 'Price of the package in two places',
    english: ways(`
      complete package price doesnt match the faq / the faq gives another price for the gut health package
      package costs more in the store than the faq says / which price of the complete package is right
      is the package the faq price or the store price / the questions page says the package is less
      why is the package 100 more than in your faq / faq lists the complete package cheaper
      two prices for the complete gut health package / your faq is wrong about the package price
      package price confusion / do i get the package for the price in the faq
      the package is a hundred dollars different on another page / can i buy the package at the faq price
      which is it for the bundle the lower or the higher price / the bundle price on the question page differs
      is the package price a typo / faq and store say different things about the gut package
      how come the package is cheaper in the questions / is the lower package price still good
      package cost in faq vs checkout / old price of the package in the faq
      i want the package at the price from the questions page / mismatch for the package price
      which page has the right package price
    `),
    spanish: ways(`
      el paquete tiene dos precios / en las preguntas dice otro precio del paquete
      cuál es el precio correcto del paquete completo / por qué el paquete cuesta más en la tienda
      me dan el paquete al precio más bajo / la página de preguntas dice otro precio
      el paquete cuesta cien dólares más en la tienda / está equivocado el precio del paquete
      qué precio vale para el paquete / precio del paquete diferente en el faq
      por qué no coincide el precio del paquete / el precio del paquete no es igual en todas partes
    `),
    answer:
      'The Complete Gut Health Package is {price:complete-package} in the store. The FAQ page names another figure, which is not what the checkout asks. What counts is the amount on the Pay button before you press it. If the two puzzle you, ask through the contact form before you buy.',
    answerSpanish:
      'El Complete Gut Health Package cuesta {price:complete-package} en la tienda. La página de preguntas dice otra cifra, que no es la que se cobra al pagar. Lo que cuenta es la cantidad en el botón de pagar. Si las dos cifras le confunden, pregunte en el formulario de contacto (contact form) antes de comprar.',
    page: '/store/complete-package',
  },
  {
    title: 'Price of GI-MAP in two places',
    english: ways(`
      gi map is one price on the front page and another in the shop / gi-map home page price vs store price
      the stool test on the first page costs less than in the shop / why is gi map seven dollars more in the store
      main page says a lower price for gi map / 470 or 477 / which gi map price do i pay
      gi map price doesnt match / gut test cheaper on homepage / i saw gi map for less on your landing page
      is gi map 470 / stool kit has two prices on your site / gi map price difference between pages
      the front page stool test price is not what the cart says / your gi map price jumped in the cart
      why two prices for gi map / gi map costs less on the landing page / is the gi map price on home outdated
      homepage says gi map is cheaper / seven dollar difference gi map
      gi map front page price in the cart please / what is the true price of gi map / gi map wrong price
      gi map amount changed when i added it / can i pay the home page price for gi map
    `),
    spanish: ways(`
      gi-map tiene dos precios / en la página principal gi-map cuesta menos / 470 o 477
      cuál precio de gi-map pago / la prueba de heces cuesta distinto en la tienda
      por qué gi-map sube de precio en el carrito / el precio de gi-map no coincide
      gi-map cuesta siete dólares más en la tienda / vi gi-map más barato en el inicio
      qué precio de gi-map es el bueno / el precio de gi-map del inicio ya no vale
      diferencia de precio de gi-map
    `),
    answer:
      'GI-MAP is {price:gi-map} in the store and {homePrice:gi-map} on the home page. What counts is the amount on the Pay button before you press it. If the two figures puzzle you, ask through the contact form before you buy.',
    answerSpanish:
      'GI-MAP cuesta {price:gi-map} en la tienda y {homePrice:gi-map} en la página de inicio. Lo que cuenta es la cantidad en el botón de pagar. Si las dos cifras le confunden, pregunte en el formulario de contacto (contact form) antes de comprar.',
    page: '/store/gi-map',
  },
  {
    title: 'Price of an hour with her',
    english: ways(`
      what does an hour with her cost / price of a video consultation / how much to talk to the practitioner
      consult fee / how much do you charge for an appointment / cost of one session / what do you charge per hour
      that seems like a lot for one hour / is the consult really that much / hourly rate of the pa
      price for a video visit / what would it be just to talk / how expensive is a visit
      consultation cost without a kit / cost of the concierge consult / what does she take for a call
      fee for one appointment with her / why is the hour so expensive / is the hour 500 or 750
      consultation 500 on the first page / i only want to speak with her how much / price for one meeting online
      how much is it to see her / whats the going rate for a zoom with the lady
      did i misread the price of the hour / one hour costs what / whats the hour cost
      i only want the hour what is it / price if i take just the hour
    `),
    spanish: ways(`
      cuánto cuesta hablar con ella / precio de la consulta / cuánto cobra por una hora / cuánto vale la cita
      cuánto cuesta la videollamada / la consulta es 500 o 750 / costo de una hora con la especialista
      por qué es tan cara la consulta / cuánto sale una cita sola / cuánto cobran por hablar
      precio de una sesión por video / solo quiero hablar con ella cuánto es / y si solo quiero la hora
    `),
    answer:
      'The Concierge Consult, one hour by video with a written plan afterward, is {price:concierge-consult} in the store. The home page names {homePrice:concierge-consult}. What counts is the amount on the Pay button before you press it. Short questions through the contact form are free.',
    answerSpanish:
      'El Concierge Consult, una hora por video con un plan escrito después, cuesta {price:concierge-consult} en la tienda. La página de inicio dice {homePrice:concierge-consult}. Lo que cuenta es la cantidad en el botón de pagar. Las preguntas cortas en el formulario de contacto (contact form) son gratis.',
    page: '/store/concierge-consult',
  },
  {
    title: 'Somebody who cannot pay',
    english: ways(`
      its too expensive / i cant afford it / do you have financial aid / sliding scale / scholarship
      can i get a lower price / any help for low income / is there a cheaper option / do you price match
      hardship / why is it so expensive / smallest thing you sell / lowest price / we are on a budget
      single mom tight money / charity care / payment help / assistance / what can i get for under 100
      i lost my job / i cant afford this / too expensive for us / any help for low income families
      do you have a hardship program / im broke but really need help / we live on one income
      on disability and cant pay that / do you offer anything for free / is there charity care
      choking on those prices / way too much money for a stool test / i am a single mom with no money
      could you lower the price / cant swing it this month / husband lost his job what can we do for free
      pro bono / out of my budget / free stuff for people without money / what can i do for nothing
      price is beyond me is there any assistance / will you help if i cant pay / poor college kid
      help for people with little money / i have no money for this
      thats a lot / hmm that is a lot of money / anything smaller / anything cheaper for us / too much for me right now
      do you have something that costs less
    `),
    spanish: ways(`
      es muy caro / no puedo pagarlo / tienen ayuda económica / no tengo dinero / lo más barato / hay ayuda
      no me alcanza el dinero / está muy caro / tienen ayuda para gente de bajos recursos / hay algo gratis
      no puedo pagar tanto / soy madre soltera sin dinero / ayudan si uno no puede pagar / tienen becas
      qué es lo más barato / me pueden bajar el precio / mi esposo perdió el trabajo / hay precios según ingresos
    `),
    answer:
      'I understand. The workshop on {workshopDay}, the guides and the articles are free. The smallest things in the store are the supplements and single kits; each price stands on its card. The Family Wellness Program spreads its cost over {payments:family-wellness-program} monthly payments. If the cost stands between you and care, say so in the contact form: a person reads it.',
    answerSpanish:
      'Lo entiendo. El taller del {workshopDay}, las guías y los artículos son gratis. Cada precio está en la tienda. El Family Wellness Program se paga en {payments:family-wellness-program} pagos mensuales. Si el costo es un problema, dígalo en el formulario de contacto (contact form).',
    page: '/store',
  },
  {
    title: 'All prices',
    english: ways(`
      price list / how much are your tests / what do things cost here / list all the prices / what are your prices
      give me a rundown of the costs / how much does everything cost / prices of all kits please
      what are the price points / costs overview / your rates / ballpark what do these tests run
      how expensive are you guys / how much does this all cost / tell me the prices
      what kind of money are we talking / pricing info / full price list of the store
      what am i looking at cost wise / price range for testing / how pricey is it
      what would it set me back to get tested / prices for kits and visits / cost sheet / range of prices
    `),
    spanish: ways(`
      cuánto cuesta la prueba / cuánto cuesta / precio de las pruebas / cuánto vale la prueba de niños
      cuánto cuesta la prueba de bebé / cuánto cuesta la consulta / cuánto cuesta el gi map / lista de precios
      precios / cuánto sale el paquete / cuánto cuesta el programa familiar / cuánto es
      cuánto es por una hora con ella / cuánto me sale / cuánto cobran / qué precio tiene
      cuánto cuestan las pruebas / cuánto vale el kit / cuánto pago por la consulta / precio del zonulin
      cuánto cuesta la prueba de hormonas / cuánto cuesta la de alimentos / cuánto por toda la familia
      qué precios tienen / cuánto cuesta todo / dígame los precios / cuánto vale un examen / precios de los kits
      cuánto me sale hacerme una prueba / rango de precios / me da los costos
      cuánto cuestan los exámenes del intestino / cuánto cuestan los kits / costo de las pruebas / tarifas
    `),
    answer:
      'GI-MAP is {price:gi-map}. Adult, child and baby gut tests are {price:adult-gut}, {price:child-gut} and {price:baby-gut}. The Concierge Consult is {price:concierge-consult}, the package {price:complete-package}.',
    answerSpanish:
      'GI-MAP cuesta {price:gi-map}. Las pruebas intestinales: adulto {price:adult-gut}, niño {price:child-gut}, bebé {price:baby-gut}. La consulta por video de una hora cuesta {price:concierge-consult}, el paquete completo {price:complete-package} y el programa familiar {payments:family-wellness-program} pagos de {price:family-wellness-program} por persona. Todos los precios están en la tienda.',
    page: '/store',
  },
  {
    title: 'The least expensive kit',
    english: ways(`
      cheapest test / cheapest kit you have / lowest priced gut test / most affordable stool kit
      what test costs the least / least expensive way to get tested / budget option for testing
      which kit is the cheapest for a grown up / smallest amount i can spend on a test / whats the low end
      is there a test under 350 / anything below 400 dollars / tightest budget which kit
      lowest cost stool test for my husband / most economical kit / which one wont break the bank
      starter kit cheap / bargain test / affordable gut testing for adults / i can only spend a little on a test
      least pricey test / what is your least costly kit / which tests are under four hundred
      inexpensive option for a kid / the cheap one / most budget friendly kit / kit with the smallest price
      whats your cheapest test / cheapest option / whats your cheapest option
    `),
    spanish: ways(`
      cuál es la prueba más barata / el kit más económico / qué prueba cuesta menos / la más barata para adulto
      tengo poco dinero cuál prueba / hay alguna por menos de 400 / la opción más económica
      prueba barata para niño / cuál kit sale menos / lo mínimo que puedo gastar en una prueba
      quiero la más barata / cuál es el menor precio / algo barato para hacerme la prueba
    `),
    answer:
      'The gut kits for children, babies and pregnancy cost the least: {price:child-gut}, {price:baby-gut} and {price:pregnancy-gut}. For an adult it is Adult Gut, {price:adult-gut}. GI-MAP is {price:gi-map}. Shipping within the United States is free, and the free workshop on {workshopDay} is a way to ask before you buy.',
    answerSpanish:
      'Los kits intestinales de niño, bebé y embarazo cuestan menos: {price:child-gut}, {price:baby-gut} y {price:pregnancy-gut}. Para un adulto es Adult Gut, {price:adult-gut}. GI-MAP cuesta {price:gi-map}. El envío dentro de Estados Unidos es gratis, y en el taller gratuito del {workshopDay} puede preguntar antes de comprar.',
    page: '/store#testing',
  },
];
