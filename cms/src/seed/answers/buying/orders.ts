import { ways, type AnswerSample } from '../ways.ts';

/** Ordering, changing and sending back. */
export const orders: AnswerSample[] = [
  {
    title: 'Following an order',
    english: ways(`
      i have a question about my order / question on an order that i made
      there is no tracking number in the email / no number anywhere in the email / where is the tracking number
      where is my order / track my package / tracking number / has my kit shipped yet / order status
      how can i see where my kit is / where can i follow my order / did you ship it / do i get a tracking number
      is there an account i can log in to / do i need an account / login / patient portal / my account
      is it on the way / where do i see my order / has the lab got it / did you get my sample back / log in
      do i need a password / make an account / check on my order / status of my kit
      where do i fill in who uses the kit / where do i put my childs birthday / how do i track it
      is there a tracking page / did you ship it yet / has my sample reached the lab
      where can i see how far along it is / whats happening with my order / did the lab get my sample
      can i look up my order number / do i have to make an account to follow my order / is there a login
      sign in to my account / forgot my password / where is the portal / my account page
      how do i see my past orders / track my kit / link to follow my order / any update on order
      progress of my kit / do you have an app to follow it / tell me if it left already / has it been mailed
      look up what i bought / did the kit get shipped out / where do i see if my sample got there
      i ordered a kit on sunday / i placed an order last week / i just ordered / what happens with my order now
      i already ordered
      forgot my order number / i lost my order number / where is my order number
      i want to check my order
    `),
    spanish: ways(`
      dónde está mi pedido / mi pedido no llega / no ha llegado mi kit / número de rastreo / ya enviaron mi kit
      necesito una cuenta / cómo sigo mi pedido / dónde veo mi pedido / hay número de seguimiento
      ya salió mi pedido / cómo rastreo mi pedido / el estado de mi orden / ya llegó mi muestra al laboratorio
      dónde inicio sesión / hay portal de pacientes / olvidé mi contraseña / cómo sigo mi kit
      hay novedades de mi pedido / mi pedido ya se envió / página para ver mi orden
      cómo sé si recibieron mi muestra / número de pedido / estatus de mi kit
    `),
    answer:
      'You need no account. A kit leaves us in {shippingLeaves}. Each e-mail about your order has a link to a page of its own, which shows every kit and where it is: to be sent, sent with its tracking number, at the lab, results in. I cannot see orders from here. If you have no such e-mail, look in your spam folder or write to us through the contact form.',
    answerSpanish:
      'No necesita una cuenta. Cada correo sobre su pedido trae un enlace a una página que muestra cada kit: por enviar, enviado con su número de rastreo, en el laboratorio, resultados listos. Desde aquí no puedo ver pedidos. Si no tiene ese correo, escríbanos en el formulario de contacto (contact form).',
    page: '/#contact',
  },
  {
    title: 'Mail that has not come',
    english: ways(`
      i lost my receipt how do i get another one / lost the receipt need another
      i lost my receipt / send the receipt again / can i get another copy of my receipt / i deleted the receipt
      i never got my confirmation email / no confirmation email / i didnt get a receipt / where is my receipt
      i dont see an email from you / did my order go through / how do i know my order went through
      resend my confirmation / the email never came / check order status without email / no confirmation
      never got the email / i paid and got nothing / lost the email with the link / order link / is my order in
      did it go through / i never got a receipt / didnt get an email after paying / i cant find the order email
      nothing in my inbox / the guide was never emailed to me / download mail not here
      is my order real i got no email / it charged me but no confirmation / i may have typed my email wrong
      resend the confirmation / gmail ate your mail / workshop email never arrived
      check if you have my right email / no mail about my purchase / can you send my receipt again
      i deleted the order email / link in the email is gone / spam folder is empty too
      confirmation page but no mail / email bounced / im not getting your emails / i bought a kit but no email
      receipt did not show up / cant find your confirmation / you never mailed me the link
      where is my receipt i need it for taxes
      will i get a receipt / do i get a receipt by email after paying
    `),
    spanish: ways(`
      perdí mi recibo
      no me llegó el correo de confirmación / no recibí el recibo / cómo sé si mi pedido entró
      no me llegó el correo / perdí el correo / no recibí confirmación / dónde está mi recibo
      pagué y no me llegó nada por correo / no encuentro el correo del pedido / escribí mal mi correo
      me pueden mandar otra vez el recibo / borré el correo / no está en spam / sí entró mi pedido
      no me llegó la guía / no recibo sus correos / no me llegó la confirmación de compra / mandé mal el correo
    `),
    answer:
      'The receipt comes by e-mail within minutes. Please look in your spam folder, and check that the address was typed right. If it is not there, write to us through the contact form with your name and the day you ordered, and a person sends it again. I cannot see orders from here. If the page said "Order Confirmed", your order is safe.',
    answerSpanish:
      'El recibo llega por correo en unos minutos. Revise la carpeta de spam. Si no está, escríbanos en el formulario de contacto (contact form) con su nombre y el día del pedido, y una persona se lo envía otra vez. Desde aquí no puedo ver pedidos.',
    page: '/#contact',
  },
  {
    title: 'Cancel',
    english: ways(`
      can i back out / back out of my order before it leaves
      how do i cancel my order / i ordered by mistake / can you cancel it / i want to change my order
      add something to my order / cancel my order / i changed my mind / can i cancel before it ships
      need to cancel my appointment / reschedule my consult / ordered by accident / how do i cancel
      can i move my visit / stop my order / i dont want it can you stop it / undo my order
      ordered two by mistake / too late to cancel / how late can i cancel / cancel my order please
      stop my order before it ships / changed my mind about the kit / i want to undo my purchase
      ordered twice by accident / can i still cancel today / my kid ordered this without asking
      take back my order / how do i cancel a kit / void the order / i bought the wrong one and want to cancel
      call off the shipment / dont send it / need to cancel right now / cancel and get my money back
      can i cancel if it hasnt shipped / i regret ordering / cancellation policy / how long do i have to cancel
      please stop it i only just paid / cancel the package / i bought two instead of one cancel one / abort order
      i take it back dont process my order / undo the order i placed this morning
    `),
    spanish: ways(`
      cancelar mi pedido / quiero cancelar / cambiar la fecha de mi cita / pedí por error / ya no lo quiero
      puedo cancelar mi pedido / cómo cancelo / quiero parar mi orden / quiero cancelar mi pedido
      cambié de opinión / pedí dos veces sin querer / todavía puedo cancelar / no lo manden
      me arrepentí de comprar / mi hijo lo pidió sin permiso / cancelar y que me devuelvan el dinero
      hasta cuándo puedo cancelar / compré el equivocado / anular mi pedido / ya no lo quiero cancelen
      me equivoqué de pedido / pueden anular mi compra
    `),
    answer:
      'Write to us right away through the contact form. If the kit has not shipped, we cancel or change the order and return what you paid for it. A kit that has shipped cannot come back. A consultation can be moved up to {moveBefore} before it begins. I cannot cancel anything from this chat.',
    answerSpanish:
      'Escríbanos enseguida en el formulario de contacto (contact form). Si el kit aún no salió, cancelamos o cambiamos el pedido y devolvemos lo pagado. Un kit ya enviado no se puede devolver. Una consulta se puede mover hasta {moveBefore} antes de empezar. Yo no puedo cancelar nada desde este chat.',
    page: '/#contact',
  },
  {
    title: 'Changing an order',
    english: ways(`
      i ordered the wrong kit and it has not shipped / is it too late to change which kit i picked in my package / pick a different kit in my package
      can i add something to an order / can i still add a probiotic to my order / add another kit to my order / can i still add zonulin to it
      can i change my kit from adult to child / i ordered the wrong kit / i put the wrong birthday
      i put the wrong name / wrong email on my order / can i add something to my order / i forgot to use my coupon
      switch the test in my package / i typed the wrong address / wrong kit / change it to baby gut
      other kit instead / add a kit to my order / wrong birthday on it / misspelled name / switch to child gut
      edit my order / switch my kit for another one / swap adult gut for gi map on my order
      change the quantity / i put my name instead of my sons
      wrong birth date on order / can i upgrade to the zonulin one / i forgot to add a kit
      change who the kit is for / typo in the name on the order / modify order after paying
      exchange before it ships / put my daughter as the person instead / remove one item from the order
      i chose the wrong test can you swap it / combine two orders / fix date of birth / alter my order
      my order has the wrong person on it / add zonulin after ordering / update the details of my purchase
      correct a mistake on my order / choose the kit of my package later / make a change to what i ordered
      swap what i bought before it leaves
      switch my adult gut order to gi map it has not shipped / can i swap the kit i ordered before it ships / trade my kit for another before shipping
    `),
    spanish: ways(`
      puedo agregar algo al pedido
      puedo cambiar el kit / puse mal la fecha de nacimiento / pedí el kit equivocado / cambiar mi pedido
      me equivoqué de kit / cambiar el kit de mi pedido / agregar otro kit a mi orden
      cambiar a nombre de mi hijo / editar mi pedido / quiero cambiar adult gut por gi-map / corregir el nombre
      olvidé agregar un kit / puedo modificar la orden / me equivoqué de persona en el pedido
      quitar un producto del pedido / unir dos pedidos / cambiar lo que pedí / otro kit en lugar del que pedí
    `),
    answer:
      'While a kit has not shipped, the page of your order, behind the link in each e-mail about it, lets you give or change who uses it, which kit of a package, and the address. Anything else, or if it is on its way already: write to us through the contact form right away with your name and the day you ordered.',
    answerSpanish:
      'Mientras el kit no haya salido, la página de su pedido, en el enlace de cada correo, le deja cambiar quién lo usa, qué kit del paquete y la dirección. Para lo demás escríbanos enseguida en el formulario de contacto (contact form).',
    page: '/#contact',
  },
  {
    title: 'Returns refunds',
    english: ways(`
      can i send it back / can i send the kit back / can i get my money back / can i return an unopened kit
      refund policy / money back guarantee / what if i never use it / can i return a kit
      whats your refund policy / i want my money back / can i get a refund / kit came damaged what now
      something is missing in the box / refund on a kit i didnt open / retrun policy / can i bring it back
      take it back / i dont want it anymore / never opened it / do you refund if i change my mind
      how long do i have to return / exchange it for another one / refund for a consultation / refund the program
      do i lose my money / opened the box can i return / not happy with it, money back
      the kit came but i changed my mind / it already arrived and i do not want it anymore
      i no longer want the kit i got / never used the kit, refund / i got it and want to give it back
      can i send a kit back if its unopened / return policy / money back if i dont use it
      the kit is still sealed can i return it / i dont want it anymore can i mail it back
      will i get my money back / how do refunds work / we cant afford it now can we send it back
      return an unused test / exchange my kit for another / refund for the consult / are sales final
      its been sitting here unopened can i return / got it today and i dont want it
      how long for the refund to show on my card / restocking fee / can i resell my kit
      i already have the box but changed my mind / take back a delivered kit / refund my package
      are the vitamins returnable / 30 day guarantee / give me a refund / do you do store credit
      reimburse me for an unopened kit
      refund? / refund please / do you do refunds / returns?
      money back if my results are normal / what if the results show nothing do i get a refund / results were fine can i get my money back
    `),
    spanish: ways(`
      puedo devolver el kit / cuál es la política de devoluciones / quiero mi dinero de vuelta
      el kit llegó dañado / me devuelven el dinero / no la he abierto, la puedo regresar / cambiar por otra
      puedo regresarlo / quiero mi dinero / si no me gusta lo devuelvo / aceptan devoluciones
      ya llegó el kit y no lo quiero / cambié de opinión y ya tengo el kit / no lo he abierto, puedo devolverlo
      puedo devolver el kit cerrado / política de devolución / no lo quiero lo puedo regresar
      ya llegó pero no lo voy a usar / cómo pido reembolso / se puede cambiar por otro
      está sellado lo puedo devolver / cuánto tarda el reembolso / reembolso de la consulta
      se pueden devolver las vitaminas / devolución de un kit sin abrir / me regresan mi dinero
      quiero regresarlo
      me devuelven el dinero si no lo uso / no lo abrí y quiero devolverlo
    `),
    answer:
      'A kit that has shipped cannot be returned, even unopened, because it is made for one person and one sample. If it has not shipped yet, write to us right away. We change or cancel the order and return what you paid for it. If it came damaged or something is missing, tell us and we will make it right. For consultations, programs and supplements the site names no refund rule, so please ask through the contact form.',
    answerSpanish:
      'Un kit ya enviado no se puede devolver, aunque esté cerrado, porque es para una persona y una muestra. Si aún no salió, escríbanos enseguida. Cambiamos o cancelamos el pedido y devolvemos lo pagado. Si llegó dañado o incompleto, avísenos y lo arreglaremos. Para consultas, programas y suplementos el sitio no indica una regla; pregunte en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'A kit that came damaged',
    english: ways(`
      my kit came broken / the box was damaged / a tube is missing / something is missing in my kit
      i got the wrong kit / the vial leaked / the box was open / wrong item / defective kit / i lost the tube
      i lost a part of my kit / my dog chewed the kit / tube was broken when it came / missing swab / empty box
      no instructions inside / seal was open / wrong kit in the box / the label is missing / box arrived smashed
      the tube is cracked / a piece is missing from my kit / the swab was out of its wrapper
      no envelope in the box / leaflet missing / seal is broken / kit looks opened / wet box
      you sent the wrong kit / i ordered child and got adult / lid wont close on the tube / gloves are torn
      part of the kit is broken / got someone elses order / liquid leaked out of the tube
      only one kit came and i paid for two / my package was ripped open / the kit is expired
      expiration date already passed / damaged in shipping / no instructions came with it
      finger prick thing is not in there / incomplete kit / not what i ordered
      they sent child gut instead of adult / you sent me the wrong one / i got somebody elses kit / the kit says it is expired
      got a damaged box today / the swab is broken / box was crushed and the swab snapped
    `),
    spanish: ways(`
      mi kit llegó roto / falta algo en el kit / me mandaron el kit equivocado / llegó roto / falta algo
      la caja llegó rota / falta una pieza en el kit / el tubo está roto / me mandaron otro kit
      no venía el sobre / falta el folleto / el kit venía abierto / está caducado / llegó mojado
      se derramó el líquido del tubo / pagué dos y llegó uno / me llegó el pedido de otra persona
    `),
    answer:
      'I am sorry; we will make it right. Please do not use it yet. Tell us through the contact form what is broken, missing or wrong, with your name and the day you ordered. If you lost or spoiled a part yourself, write as well: a person says what can be done.',
    answerSpanish:
      'Lo siento. No lo use todavía. Díganos en el formulario de contacto (contact form) qué está roto, qué falta o qué está mal, con su nombre y el día del pedido, y lo arreglamos.',
    page: '/#contact',
  },
  {
    title: 'Gift',
    english: ways(`
      can i buy this for my mom / can i give a kit as a gift / do you have gift cards / order for someone else
      can i buy this as a gift / gift card? / order a kit for my mom / send a kit to my sister
      do you have gift certificates / buy it for a friend / can i gift a consult / present for my daughter in law
      buy it for my mom / buying for a friend / for my husband / can i get it for my parents
      send one to my sister / grandparent buying for a grandchild / gift card / gift certificate
      buy a test for my mom as a present / can i order it for my husband without telling him
      surprise my wife with a kit / do you wrap gifts / christmas present idea / send it to a friend as a gift
      pay for my sisters test / can grandma buy one for the grandkids / i want to gift a consult / wedding gift
      birthday gift for dad / purchase on behalf of my grown son / buy for my girlfriend / include a gift note
      get one for my pastor / can i treat my daughter in college to a kit / mothers day present
      order in another adults name / anonymous gift / donate a kit to someone / baby shower gift / gift receipt
      present for a newlywed couple / buy as a thank you gift / give a test to my neighbor
    `),
    spanish: ways(`
      puedo regalar un kit / tienen tarjetas de regalo / quiero comprarlo para mi mamá / enviar a otra persona
      lo quiero regalar / comprarlo para mi mamá / tarjeta de regalo / quiero regalar un kit
      puedo comprarlo para mi mamá / comprar para mi hermana / lo envuelven para regalo
      puedo pagar la prueba de un amigo / pedir a nombre de otro adulto / regalo de navidad / regalar una consulta
      comprar para mi esposo sin decirle / certificado de regalo / regalo de cumpleaños
      un kit como regalo para mi amiga
    `),
    answer:
      "The site offers no gift cards. A kit is made for one person, and the lab needs that person's details and consent. So before you buy one for another adult, talk with them, and ask us through the contact form how to order it. For your own child you can order at once.",
    answerSpanish:
      'Puede pedir un kit para su propio hijo. Un kit es para una persona, y el laboratorio necesita sus datos y su permiso. Antes de comprarlo para otro adulto, hable con esa persona y pregúntenos en el formulario de contacto (contact form) cómo pedirlo. El sitio no ofrece tarjetas de regalo.',
    page: '/#contact',
  },
  {
    title: 'Several people, several kits',
    english: ways(`
      can i order more than one kit / how to order two kits / can i buy two tests at once
      kits for the whole family / can two people share a kit / can my kids share one kit
      can my twins use the same kit / do we each need a kit / one kit for the family / how do i order for my kids
      one for me and one for my son / two kits same address / can we mix the samples / different kits in one order
      use one kit twice / four kids four kits / kit and a consult in one order / buy three
      can i order two kits together / can we share a kit / three kits in one cart
      both my kids need a test is that one order / is one kit enough for the family
      put more than one in the cart / do twins need two kits / different kits in the same order
      order kits for all of us / mix and match kits / does each person need their own / same box for two people
      buying multiple kits / how do i say which kit is for who / kit plus consult in one purchase
      add vitamins and a kit to the same cart / couple wants to test together / can i use half for my brother
      quantity two / one checkout for several people / test the whole household / his and hers
      use leftover part of the kit for another person / kits for me and my spouse / kit for each of my children
      can two people in one house check out together / one order for two adults / can my wife and i order together
    `),
    spanish: ways(`
      puedo pedir varios kits / dos personas pueden usar el mismo kit / un kit para toda la familia
      dos kits en un pedido / una para cada uno / puedo pedir dos kits juntos / uno para mí y otro para mi hijo
      se puede compartir un kit / cada persona necesita su kit / varios kits en un pedido
      kits para toda la familia / un kit alcanza para dos / los gemelos necesitan dos kits
      cómo digo para quién es cada kit / un kit y una consulta juntos / comprar varios a la vez
      mi esposo y yo en el mismo pedido
    `),
    answer:
      'Yes, put as many kits in one cart as you need; an order goes to one address. Each kit is for one person and one sample. At checkout you say who uses each kit: you, or somebody else with first name and birth date. A parent or guardian orders for a child.',
    answerSpanish:
      'Sí, puede poner varios kits en un carrito; un pedido va a una dirección. Cada kit es para una persona y una muestra, no se comparte. Al pagar dice quién usa cada kit. Un padre o tutor pide para un niño.',
    page: '/store#testing',
  },
  {
    title: 'The terms box at checkout',
    english: ways(`
      i cant check the terms box / accept terms is grayed out / agree button does not work at checkout
      the little square wont let me click it / box for the terms is gray / how do i accept the terms
      terms checkbox disabled / stuck at the terms / it wont let me agree / the checkbox is greyed
      cant click i agree / terms and conditions box not clickable / i tap the box and nothing happens
      why is the agreement box locked / checkout stuck on terms / i cant get past the terms and conditions
      where do i tick the terms / do i have to read all the terms / terms box broken / unable to select the terms
      how do i get the tick in the box / it says scroll to the end / the box stays gray no matter what
      pay button will not light up because of terms / conditions box does nothing
    `),
    spanish: ways(`
      no puedo marcar la casilla de los términos / la casilla está gris / no me deja aceptar los términos
      cómo acepto las condiciones / no funciona la casilla de aceptar / me quedé en los términos
      el cuadrito no se deja marcar / tengo que leer todos los términos / la caja de términos está bloqueada
      no puedo aceptar y pagar / dónde marco que acepto / términos en gris
    `),
    answer:
      'Scroll through the terms to their very end: then the gray box wakes up, and you can tick it. If it still stays gray, reload the page; your cart is kept. Then tell us through the contact form.',
    answerSpanish:
      'Baje por los términos hasta el final: entonces la casilla gris se activa y la puede marcar. Si sigue gris, recargue la página; su carrito no se pierde. Después avísenos en el formulario de contacto (contact form).',
    page: '/checkout',
  },
  {
    title: 'What checkout asks',
    english: ways(`
      why do you need my birthday / what info do you ask for at checkout / why date of birth
      do you need my social security number / why do you want my phone number when i order
      is my birth date required / what do i have to fill in to order / how long does checkout take
      what details do i need ready to buy / do you ask health questions at checkout
      do i have to create an account to buy / guest checkout / why is the form so long
      what will i be asked when paying / do i need my insurance card to order
      can i order without giving my phone / steps to order / how do i place an order / walk me through ordering
      how do i buy a kit online / i dont know how to order on a computer / how does the cart work
      what do you do with my birth date / is it needed to sign up before ordering / when is my card charged
      what information is needed to buy
    `),
    spanish: ways(`
      por qué piden la fecha de nacimiento / qué datos piden al pagar / tengo que crear una cuenta
      piden el seguro social / cómo hago un pedido / pasos para comprar / cuánto tarda el pago
      por qué quieren mi teléfono / cómo compro un kit / cuándo me cobran / puedo comprar sin registrarme
      qué necesito para pedir / qué información piden para comprar
    `),
    answer:
      "Put what you want in the cart and go to checkout; it takes about three minutes, and you need no account. You give your name, e-mail, phone, birth date and address: the lab matches the sample by the birth date. For a kit that somebody else will use, give that person's first name and birth date. You read the terms, and nothing is charged until you press Pay.",
    answerSpanish:
      'Ponga lo que quiere en el carrito y vaya a pagar; son unos tres minutos y no necesita cuenta. Da su nombre, correo, teléfono, fecha de nacimiento y dirección: el laboratorio reconoce la muestra por la fecha de nacimiento. Si el kit es para otra persona, dé su nombre y su fecha de nacimiento. Lee los términos, y no se cobra nada hasta que pulsa el botón de pagar.',
    page: '/checkout',
  },
  {
    title: 'The cart that is kept',
    english: ways(`
      will my cart still be there tomorrow / does it save what i put in the cart / my cart is empty what happened
      items vanished from cart / save cart for later
      i put stuff in my cart on my phone but cant see it on my laptop / how do i take something out of the cart
      change quantity in the cart / cart on another device / where is my cart / can i come back later and finish
      does the cart expire / lost everything in my basket / how long are things kept in the cart
      remove a kit from my cart / empty the cart / my basket disappeared / how to see what is in my cart
      finish my order later / i got interrupted while checking out / is my cart gone if i leave the page
      how do i add more to my cart / cart remembers? / started checkout but did not finish
      are my cart items still saved / shopping cart gone / view my cart / my cart is empty but i added things
      it ate my cart
    `),
    spanish: ways(`
      mi carrito está vacío / se guarda mi carrito / cómo quito algo del carrito
      puedo terminar la compra después / se borró lo que tenía en el carrito / cuánto tiempo se guarda el carrito
      dónde está el carrito / cambiar la cantidad en el carrito / no veo mi carrito en el teléfono
      cerré la página adiós carrito / cómo vacío el carrito / empecé a pagar y no terminé / mi carrito desapareció
    `),
    answer:
      'Your cart is kept in the browser in which you filled it, so you can come back to it tomorrow. Another phone or computer does not see it. In the cart you can change how many you want or take something out. Nothing is charged before you press Pay.',
    answerSpanish:
      'Su carrito se guarda en el navegador donde lo llenó, así que puede volver mañana. Otro teléfono u otra computadora no lo ve. En el carrito puede cambiar la cantidad o quitar algo. No se cobra nada antes de pulsar el botón de pagar.',
    page: '/cart',
  },
  {
    title: 'Bigger orders and special prices',
    english: ways(`
      wholesale prices / i own a clinic and want to buy kits in bulk / bulk order for our church
      can i resell your kits / group order for a homeschool co-op / order 20 kits / volume pricing
      do chiropractors get a wholesale rate / become a distributor / order for our staff / corporate wellness
      kits for a youth group / invoice for a company / purchase order / tax exempt organization
      nonprofit pricing / can our ministry get a deal on lots of kits / large order
      partner with you for my practice patients / dropship / practitioner account / loyalty points
      reward program / do i get something for referring a friend / refer a friend bonus
      subscribe and save on vitamins / auto ship supplements
    `),
    spanish: ways(`
      precios al por mayor / quiero comprar muchos kits / pedido para mi iglesia
      soy dueño de una clínica y quiero comprar / puedo revender los kits / descuento por volumen
      factura para empresa / pedido grande / programa de puntos / dan algo por recomendar a un amigo
      quiero ser distribuidor / pedido para un grupo
    `),
    answer:
      'The site names no prices for groups, resale or companies, and no rewards for friends who come. Everything in the store is bought one order at a time. Please write through the contact form and say what you have in mind; a person reads it and answers.',
    answerSpanish:
      'El sitio no menciona precios para grupos, reventa o empresas, ni premios por recomendar. Todo en la tienda se compra pedido por pedido. Escriba en el formulario de contacto (contact form) y diga qué tiene en mente; lo lee una persona y le responde.',
    page: '/#contact',
  },
];
