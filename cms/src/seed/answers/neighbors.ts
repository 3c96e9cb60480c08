import { ways, type AnswerSample } from './ways.ts';

/** Recommendations, the dispensary and local businesses. */
export const neighbors: AnswerSample[] = [
  {
    title: 'Recommendations',
    english: ways(`
      what products do you recommend / amazon list / things you use at home / your favorite kitchen things
      which books do you suggest / do you have a book about feeding kids / what water filter do you use
      which protein powder do you like / electrolyte packets you use / clean household products
      what soap do you recommend / castor oil pack / what pan do you cook with / where is your amazon storefront
      recommended products page / what flour do you bake with / cleaning stuff you like / glass containers
      shampoo suggestion / gut health book / favorite products / gift ideas from your list
      what do you buy for your own kitchen / personal care products you trust / devotional book
      show me your recommended stuff / where do i buy the things you recommend
    `),
    spanish: ways(`
      qué productos recomiendan / lista de amazon / qué usan en casa / qué libros recomiendan
      qué filtro de agua usan / qué proteína en polvo recomiendan / productos de limpieza que usan
      qué jabón recomiendan / cosas favoritas de cocina / página de recomendaciones / libro sobre alimentar niños
      aceite de ricino / qué compran ustedes para su casa
    `),
    answer:
      'What the practice buys for its own homes stands on the Recommendations page: protein and electrolytes, books, cooking and baking, liver and detox, household, dental and personal care, with links to Amazon. Some are affiliate links. It recommends no supplements from there; those come from the dispensary. With a medicine, in pregnancy or for a child, ask your doctor first.',
    answerSpanish:
      'Lo que la práctica compra para su propia casa está en la página de recomendaciones (Recommendations): proteína y electrolitos, libros, cocina, hígado y detox, hogar y cuidado personal, con enlaces a Amazon. Algunos son enlaces de afiliado. Suplementos de allí no recomienda; esos vienen del dispensario. Con medicinas, en el embarazo o para un niño, pregunte antes a su médico.',
    page: '/recommendations',
  },
  {
    title: 'What the practice earns from links',
    english: ways(`
      do you earn money from your recommendations / are those affiliate links / do you get a kickback
      commission on amazon purchases / do you profit if i buy through your link
      is the recommendations page paid ads / do companies pay you to be listed / are you sponsored
      does it cost me more through your link / amazon associate / how do you make money from that page
      paid promotion / do you get paid for recommending supplements / referral fee
      what is in it for you when i click / do you take money from brands / honest do you earn on those products
      affiliate disclosure / conflict of interest / do shops pay for a spot on your list
      are local businesses paying you / who pays for the recommendations / is that an ad / biased recommendations
      do you make a profit from your lists / are links sponsored / do you earn from the links / affiliate links
      local affiliates
    `),
    spanish: ways(`
      ganan dinero con las recomendaciones / son enlaces de afiliado / les dan comisión / les pagan las marcas
      ganan si compro en amazon / es publicidad / cuesta más si compro por su enlace
      los negocios pagan por estar en la lista / reciben dinero por recomendar / están patrocinados
      qué ganan ustedes con los enlaces / comisión de amazon
    `),
    answer:
      'Yes, with some of them. Some links are affiliate links: as an Amazon Associate the practice earns from qualifying purchases. It costs you nothing extra, and nobody can buy a place on the list. Nobody pays to be on the Local page.',
    answerSpanish:
      'Sí, con algunos. Algunos son enlaces de afiliado: como asociado de Amazon la práctica gana una comisión con las compras que cumplen las condiciones. A usted no le cuesta nada más, y nadie puede comprar un lugar en la lista. Nadie paga por estar en la página local.',
    page: '/recommendations',
  },
  {
    title: 'Supplements from Amazon',
    english: ways(`
      why not buy supplements on amazon / can i get the probiotic on amazon / are amazon vitamins fake
      is it ok to order supplements from walmart / cheaper on amazon why your dispensary
      do you recommend supplements on amazon / counterfeit supplements / amazon supplements safe?
      where should i buy vitamins / buy the same brand elsewhere / vitamins at costco / is iherb fine
      grocery store vitamins ok / supplements stored badly / trustworthy place for supplements
      why does the page say no supplements from the marketplace / which store for vitamins
      get supplements locally / online vitamins you trust / can i find gut repair on amazon / why not amazon
      amazon probiotic good enough / are online supplements fake / cheaper vitamins from amazon
      marketplace supplements
    `),
    spanish: ways(`
      puedo comprar suplementos en amazon / por qué no recomiendan suplementos de amazon
      son falsas las vitaminas de amazon / dónde compro vitaminas / es más barato en amazon
      suplementos del supermercado / son seguros los suplementos de internet
      dónde comprar probióticos confiables / puedo comprarlo en walmart / lugar confiable para suplementos
      por qué en el dispensario y no en amazon / vitaminas de la tienda
    `),
    answer:
      'The practice does not recommend supplements from Amazon: too often nobody can tell how they were stored, or by whom. It sends you to its partner dispensary, with {dispensaryDiscount} off and free shipping over {dispensaryFreeShipping}, or to the three in its own store. Ask your doctor or pharmacist before you take something new.',
    answerSpanish:
      'La práctica no recomienda suplementos de Amazon: muchas veces nadie sabe cómo se guardaron ni por quién. Le envía a su dispensario asociado, con {dispensaryDiscount} de descuento y envío gratis desde {dispensaryFreeShipping}, o a los tres de su propia tienda. Pregunte a su médico o farmacéutico antes de tomar algo nuevo.',
    page: '/recommendations',
  },
  {
    title: 'Supplement discount',
    english: ways(`
      discount on supplements / where do i buy your vitamins / how much is shipping on supplements
      is the dispensary cheaper / 10 percent off how / do i need a code for the dispensary
      free shipping on vitamins? / suplement discount / where do you get supplements / fullscript
      can i order vitamins through you / is shipping free for supplements / do you have your own brand
      cheaper vitamins / dispensary link / what is the dispensary / how do i order from the dispensary
      do i get money off supplements / dispensary coupon / are vitamins cheaper through you
      free shipping on supplements / where is the link to the supplement shop
      is the dispensary the same as your store / do i need a prescription for the dispensary / open the dispensary
      supplement partner / dispensary discount code needed / minimum for free shipping on vitamins
      is the dispensary less expensive / order professional supplements / practitioner grade supplements
      10 percent off vitamins how / does it take the discount by itself / do i pay you or the dispensary
      buy supplements with discount / what is sold in the dispensary / whats cheaper your shop or the dispensary
      how to get into the dispensary / premium supplements / how does the dispensary discount work
    `),
    spanish: ways(`
      hay descuento en suplementos / dónde compro las vitaminas / cuánto cuesta el envío de suplementos
      necesito un código / dónde compro suplementos / qué es el dispensario / cómo compro en el dispensario
      código para el dispensario / el dispensario es más barato / envío gratis de vitaminas
      a quién le pago en el dispensario / cuánto descuento en el dispensario / dónde está el dispensario
      necesito receta para el dispensario / vitaminas con descuento / suplementos profesionales
      descuento del dispensario
    `),
    answer:
      'Our partner dispensary takes {dispensaryDiscount} off by itself, with free shipping over {dispensaryFreeShipping}. You need no code. It opens in a new tab, and you pay there. The supplements in our own shop go in your cart like a kit. Supplements are not medicines. Ask your doctor or pharmacist first if you take medicines, are pregnant, or it is for a child.',
    answerSpanish:
      'Nuestro dispensario asociado descuenta {dispensaryDiscount} solo, con envío gratis desde {dispensaryFreeShipping}. No necesita código. Se abre en otra pestaña y se paga allí. Los suplementos de nuestra tienda van en el carrito como un kit. Los suplementos no son medicinas. Pregunte primero a su médico o farmacéutico si toma medicinas, está embarazada o es para un niño.',
    page: '/store#supplement',
  },
  {
    title: 'Whole-food products of the partner',
    english: ways(`
      chewables for kids / fruit and vegetable capsules / berry blend / gummy vitamins
      do you have protein shakes / vanilla shake / superfood powder / snack bars / plant omega
      whole food supplements / fruit chews for children / chocolate shake / what are the partner products
      juice plus / vegetable chewables / nut bars / kids vitamins / probiotic plus prebiotic / greens powder
      omega for vegans / family set four months / whole food nutrition partner / children chewable vitamins
      where do i buy the shakes / meal replacement
    `),
    spanish: ways(`
      masticables para niños / cápsulas de frutas y verduras / vitaminas para niños / batido de proteína / barras
      omega vegetal / polvo de superalimentos / productos del socio / gomitas de vitaminas / batido de chocolate
      probiótico con prebiótico / dónde compro los batidos
    `),
    answer:
      "The supplement part of the store links to a whole-food partner: fruit, vegetable and berry blends, plant omega, a probiotic with prebiotic, chewables, shakes, a superfood powder and bars. You buy them on the partner's own site, with its own rules. Read the label, and ask your doctor or pharmacist first with a medicine, in pregnancy or for a child.",
    answerSpanish:
      'La parte de suplementos de la tienda enlaza a un socio de alimentos enteros: mezclas de frutas, verduras y bayas, omega vegetal, probiótico con prebiótico, masticables, batidos, polvo de superalimentos y barras. Se compran en el sitio del socio, con sus reglas. Lea la etiqueta y pregunte antes a su médico o farmacéutico si toma medicinas, está embarazada o es para un niño.',
    page: '/store#supplement',
  },
  {
    title: 'Local businesses and partners',
    english: ways(`
      what local businesses do you like / local farms / who do you recommend near here / your favorite products
      what books do you like / do you have partners / which electrolytes do you use / local page what is it
      do you know good businesses near you / who do you recommend in town / shops close to the practice
      how do i get my business on your local page / can my bakery be listed / local partners list
      neighbors you trust / nearby businesses / what does it cost to be listed / add my shop to your page
      recommend somebody local / small businesses you like / can i advertise with you / businesses in the area
      community partners / who are your neighbors / list my farm on your site / do you have a directory
      support local / how many local businesses are there / what kinds of local shops / local vendors
      do you work with local farms / what is on the local page
    `),
    spanish: ways(`
      negocios locales / dónde compro lo que recomiendan / qué es la página local
      negocios locales que recomiendan / tiendas cerca / puedo poner mi negocio en su página
      cuánto cuesta estar en la lista / negocios de la zona / socios locales / a quién recomiendan en el pueblo
      lista de negocios / puedo anunciarme con ustedes / directorio local / agregar mi tienda
    `),
    answer:
      'What the practitioner uses and likes stands on the Recommendations page, with links to where it is sold. The businesses and people nearby that she trusts stand on the Local page. Some of those links are affiliate links: the practice earns from them, and it costs you nothing extra. Nobody pays to be on the Local page.',
    answerSpanish:
      'Lo que la profesional usa y le gusta está en la página Recommendations, con enlaces a donde se vende. Los negocios cercanos en los que confía están en la página Local. Algunos de esos enlaces son de afiliado: el consultorio gana algo con ellos, y a usted no le cuesta más. Nadie paga por estar en la página Local.',
    page: '/recommendations',
  },
  {
    title: 'Local food',
    english: ways(`
      where can i get gluten free bread near you / local bakery / good sourdough nearby / farm eggs near you
      raw honey local / where do you buy kefir / goat milk yogurt nearby / bone broth shop
      local farm with vegetable boxes / csa box / fresh herbs nearby / fermented food place
      restaurant without seed oils / who sells clean food around you / local dairy / bread for celiac friend
      pastured eggs / healthy place to eat near the practice / old mill sourdough / the broth bar
      meadow creamery / green gate farm / herb garden shop / local grocery for gut food / bread without gluten
      where do you get your vegetables / fresh food near the practice
    `),
    spanish: ways(`
      dónde compro pan sin gluten cerca / panadería local / huevos de granja / miel cruda local / kéfir local
      caldo de hueso dónde / verduras de granja / leche de cabra / comida sana cerca / pan de masa madre
      hierbas frescas / restaurante sin aceites de semillas
    `),
    answer:
      'On the Local page: Old Mill Sourdough (gluten-free bread on Fridays), Green Gate Farm (vegetable boxes, raw honey, eggs), Meadow Creamery (kefir and yogurt, goat milk in spring), The Broth Bar (bone broth, ferments, no seed oils) and Corner Herb Garden (herbs and teas). With celiac disease or an allergy, ask them how it is made. Nobody pays to be there.',
    answerSpanish:
      'En la página local: Old Mill Sourdough (pan sin gluten los viernes), Green Gate Farm (cajas de verduras, miel cruda, huevos), Meadow Creamery (kéfir y yogur, leche de cabra en primavera), The Broth Bar (caldo de hueso, fermentados, sin aceites de semillas) y Corner Herb Garden (hierbas y tés). Con celiaquía o alergia, pregunte allí cómo lo preparan. Nadie paga por estar en esa página.',
    page: '/local-affiliates',
  },
  {
    title: 'Local wellness and home',
    english: ways(`
      massage therapist near you / do you know a good masseuse / local pilates or exercise class
      pelvic floor classes / house cleaning without scent / non toxic house cleaner / beeswax candles
      exercise for grandma nearby / movement class for backs nearby / who cleans houses with natural products
      candles without fragrance / yoga or movement studio / still waters massage / well made movement / clean nest
      lamplight candles / bodywork for women / is there a free first class / massage for my daughter
      scent free cleaning service / local wellness services / local studio you like / stretching class
      maid service natural / local candles shop / movement classes nearby
    `),
    spanish: ways(`
      masajista cerca / clases de movimiento / limpieza de casa sin olores / velas de cera de abeja
      ejercicios para piso pélvico / masaje para mujeres / servicio de limpieza natural / clase para la espalda
      velas sin fragancia / estudio de ejercicio local / quién limpia casas con productos naturales
      primera clase gratis
    `),
    answer:
      'On the Local page: Still Waters Massage (gentle bodywork, by women, for women and children), Well Made Movement (small classes for backs and pelvic floors, first hour free), Clean Nest (house cleaning with no scent) and Lamplight Candles (beeswax, nothing added). Nobody pays to be there.',
    answerSpanish:
      'En la página local: Still Waters Massage (masaje suave, de mujeres para mujeres y niños), Well Made Movement (clases pequeñas para espalda y piso pélvico, la primera hora gratis), Clean Nest (limpieza de casas sin olores) y Lamplight Candles (velas de cera de abeja, sin nada añadido). Nadie paga por estar allí.',
    page: '/local-affiliates',
  },
  {
    title: 'Local professionals',
    english: ways(`
      do you know a good pediatrician / christian counselor / marriage counseling / therapist you recommend
      someone to do our taxes / bookkeeper for a family business / counselor for my teenager
      pediatrician who reads gut reports / local doctor for kids / couples therapy / good shepherd counseling
      cedar lane pediatrics / steward bookkeeping / accountant nearby / family therapist / counseling by video
      parenting counselor / a childrens doctor in the area / tax help / psychologist christian
      faith based therapy / who can my wife and i talk to / professional services local
      licensed counselor nearby / books and taxes help
    `),
    spanish: ways(`
      conocen un buen pediatra / consejero cristiano / terapia de pareja / contador para mi negocio
      consejería para adolescentes / pediatra local / consejería por video / terapeuta familiar
      ayuda con impuestos / psicólogo cristiano / consejero matrimonial / doctor para niños en la zona
    `),
    answer:
      'On the Local page: Cedar Lane Pediatrics (a small practice that likes to read the report with you), Good Shepherd Counseling (licensed Christian counselors for couples, parents and teenagers, in person or by video) and Steward Bookkeeping (books and taxes for family businesses). Nobody pays to be there. If somebody is in danger, call 911; in a crisis call or text 988.',
    answerSpanish:
      'En la página local: Cedar Lane Pediatrics (una consulta pequeña que lee el informe con usted), Good Shepherd Counseling (consejeros cristianos con licencia para parejas, padres y adolescentes, en persona o por video) y Steward Bookkeeping (contabilidad e impuestos para negocios familiares). Nadie paga por estar allí. Si alguien está en peligro, llame al 911; en una crisis, llame o mande un mensaje al 988.',
    page: '/local-affiliates',
  },
];
