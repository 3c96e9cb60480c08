import { ways, type AnswerSample } from '../ways.ts';

/** How things are paid, and what insurance has to do with it. */
export const paying: AnswerSample[] = [
  {
    title: 'Payment methods',
    english: ways(`
      do you take paypal / do you take apple pay / can i pay with cash / do you take debit cards / venmo
      check or money order / can i use two cards / what cards do you take / can i use paypal / cash or check?
      how do i pay / do you take amex / can i pay with venmo / zelle ok / debit card ok / do you take discover
      american express / google pay / pay by check / money order / bank transfer / prepaid card
      two different cards / can my mom pay with her card / do you charge in dollars / any extra charges
      is that the final price / does the price include everything / do you accept paypal
      can i use apple pay or google pay / visa or mastercard only / will you take a check in the mail
      can i pay cash when the box comes / is discover accepted / debit card ok or only credit
      can i pay by bank transfer / venmo or zelle possible / do you do cash app
      can i pay over the phone with my card / what cards work here / could i send a money order
      is a prepaid visa gift card accepted / ways to pay please / what forms of payment are taken
      im not comfortable typing my card online what else is there / can i split between two cards
      pay half now with one card and half with my husbands card / do i pay in dollars / does it charge in usd
      can i pay in bitcoin / can my mother in law pay with her card for me / paying options besides credit card
      how would i go about paying
      do you accept care credit / can i use my husbands card / cash app
    `),
    spanish: ways(`
      cómo puedo pagar / aceptan paypal / qué tarjetas aceptan / puedo pagar en efectivo / aceptan débito
      hay impuestos / cómo se paga / se puede pagar en efectivo / con qué tarjeta / reciben cheques
      aceptan tarjeta de débito / puedo pagar con transferencia bancaria / se puede pagar con zelle
      puedo pagar con la tarjeta de mi esposo / cobran en dólares / formas de pago
      hay otra manera de pagar que no sea tarjeta / puedo usar apple pay / puedo pagar con dos tarjetas
      se puede pagar con google pay / aceptan discover / puedo pagar por teléfono con tarjeta
      puedo pagar con tarjeta de débito / aceptan efectivo / puedo pagar con paypal / aceptan zelle
    `),
    answer:
      'You pay by card, in US dollars, through a secure payment provider. The button shows the exact amount before you press it. The site names no other way to pay. If a card is not possible for you, ask through the contact form. Please never type a card number in this chat.',
    answerSpanish:
      'Se paga con tarjeta, en dólares, por un proveedor de pagos seguro. El botón muestra la cantidad exacta antes de pulsarlo. El sitio no menciona otra forma de pago. Si no puede usar tarjeta, pregunte en el formulario de contacto (contact form). Por favor, nunca escriba un número de tarjeta en este chat.',
    page: '/faq',
  },
  {
    title: 'Instalments',
    english: ways(`
      do you have payment plans / can i pay monthly / how does the 4 payment thing work / can i split the payment
      pay in installments / klarna or afterpay / when are the monthly payments taken / how much is each payment
      payment plan for the package / installments available? / pay over time / can i pay a little each month
      do u take afterpay or klarna / monthly payments for a kit / is there financing
      can i pay half now and half later / can i pay as i go / do you split it up / layaway / pay later
      break up the cost / what day do you charge each month / when is the next payment / do i pay all at once
      pay in parts for a kit / zero interest / do you do klarna or afterpay / buy now pay later option
      is affirm available / can i put it on layaway / spread the cost over a few months
      pay a little each month for a kit / i get paid every two weeks could i pay in pieces / any financing
      can i do half now half later / do you have payment plans for the package
      could the consult be paid in parts / finance the testing / is there a way to pay over time
      i dont have the whole amount at once / can we pay as we go / does carecredit work / zero interest plan
      do you let folks pay bit by bit / is it one big payment or several / which things can be paid monthly
      pay it off slowly / can i make small payments / we live paycheck to paycheck is there a plan
      installments for the gut kit / money comes at the end of the month could it be split
    `),
    spanish: ways(`
      puedo pagar en partes / tienen plan de pagos / puedo pagar a plazos / hay pagos mensuales
      se puede pagar en cuotas / puedo pagar poco a poco / financian / puedo pagar la mitad ahora
      qué día cobran cada mes / puedo pagar el programa en cuotas / pagar en abonos / pagos chiquitos
      tienen mensualidades / se puede pagar en partes / puedo dar la mitad ahora y la mitad después
      hay financiamiento / puedo pagar poquito cada mes / aceptan klarna o afterpay / pagos mensuales para el kit
      no tengo todo el dinero junto / qué cosas se pagan por mes / puedo ir pagando de a poco
      pagar a meses sin intereses / pagar en varias partes / hacer pagos chiquitos
      se puede pagar en pagos / pago en cuotas / pagar a plazos / en mensualidades / aceptan pagos mensuales / en abonos
    `),
    answer:
      'The Family Wellness Program is paid by the month: {payments:family-wellness-program} payments of {price:family-wellness-program} for each person. You see each date and amount before you agree, and it ends by itself. Kits, consultations and the Complete Gut Health Package are paid once. The site names no other payment plan. If the cost is hard for you, say so in the contact form.',
    answerSpanish:
      'El Family Wellness Program se paga por mes: {payments:family-wellness-program} pagos de {price:family-wellness-program} por persona. Antes de aceptar ve cada fecha y cada cantidad, y termina solo. Los kits, las consultas y el Complete Gut Health Package se pagan una sola vez. El sitio no menciona otro plan de pagos. Si el costo es difícil para usted, dígalo en el formulario de contacto (contact form).',
    page: '/store#packages',
  },
  {
    title: 'Coupons',
    english: ways(`
      does the code work with the package / does a coupon work on kits
      do you have a promo code / any coupon codes right now / where do i put the code / my coupon does not work
      first time customer discount / military discount / is there a sale / black friday / do you have a coupon
      promo code? / where do i put my discount code / my coupon doesnt work / coupon code not working at checkout
      any deals right now / can i use two codes / cupon code where / student discount / teacher discount
      senior discount / nurse discount / do you run specials / can i stack codes
      my discount did not come off / it says the code is not valid / code expired / who gets a code
      referral code / is there a newsletter code / do codes work on kits / what is family20
      do you ever go on sale / when is the next sale / any promo codes right now / where do i type the coupon
      coupon box wont take my code / my discount code is not working
      i have a code from a friend where does it go / is there a first time customer discount / newsletter discount
      do you ever have sales / black friday deal / is there a veterans discount / military family discount
      can i use two coupons together / stack codes / how do i get money off / is there a deal going on
      forgot to put in my promo code / the code expired can you honor it / any specials this month
      do nurses get a discount / church group discount / can i haggle / where can i find a voucher
      is there a promo running / holiday sale coming / where do i enter my code
      my code says invalid / can you give me a different code / check this code for me / another coupon please
    `),
    spanish: ways(`
      tienen algún cupón / dónde pongo el código de descuento / mi cupón no funciona / hay un codigo promocional
      mi código no funciona / tienen código de descuento / hay descuento para estudiantes
      tienen alguna promoción / hay rebajas / tienen cupones / hay descuento por ser nuevo
      descuento para militares / descuento para personas mayores / se pueden usar dos cupones / mi código venció
      olvidé poner el cupón / hay ofertas este mes / me da un código / tienen descuento para maestros
      código promocional
    `),
    answer:
      'If you have a code, type it in the coupon box at checkout and press apply before you pay. You see at once what you save, and you can take it off again. One code is used at a time. If a code is not accepted, it may be over or not fit your order. I can neither check a code nor give one out. Please ask through the contact form.',
    answerSpanish:
      'Si tiene un código, escríbalo en la casilla del cupón al pagar y aplíquelo antes de pagar. Enseguida ve cuánto ahorra, y lo puede quitar. Se usa un código a la vez. Si no lo acepta, quizá venció o no vale para su pedido. Yo no puedo dar códigos. Pregunte en el formulario de contacto (contact form).',
    page: '/checkout',
  },
  {
    title: 'What a superbill is',
    english: ways(`
      i need a superbill for aetna / need a superbill for my insurance
      do you give superbills / can i get a superbill / super bill pls / will you give me a superbill after / how do i request a superbill / send me a superbill please / i lost my superbill can i have another / how soon do you send the superbill
      how do i get that paper / how do i get the superbill
      superbill meaning / explain superbill to me like im five / never heard of a superbill
      what does a superbill look like / is a superbill the same as an invoice / whats the point of the superbill
      what do you mean by superbill / what is that super bill paper for / define superbill
      is that super bill just a receipt / how does a superbill work / what goes on a superbill
      superbill vs normal bill / what would i do with a superbill / the faq says superbill and i have no idea
      my insurance lady asked for a superbill whatever that is / is the superbill something i pay
      does a superbill cost extra / who sends the superbill in me or you / what do you call that itemized receipt
      what is an itemized receipt for insurance / is superbill a medical term / super bill??
      whats this superbill thing everyone mentions / how is a superbill different from billing insurance
      superbill what is it good for / what is a superbill
      does the superbill have codes on it / diagnosis codes on the superbill / cpt codes on the receipt / the paper for my insurance / a receipt i can give to my insurance
    `),
    spanish: ways(`
      dan un superbill / me dan un superbill / cómo pido el superbill
      qué es un superbill / qué significa superbill / para qué sirve el superbill / el superbill es una factura
      qué hago con el superbill / nunca he oído de un superbill / cómo funciona el superbill
      el superbill es un recibo / explíqueme lo del superbill / quién manda el superbill al seguro
      qué trae el superbill / el superbill cuesta algo / superbill qué quiere decir
    `),
    answer:
      'A superbill is an itemized receipt: it names what you bought and what you paid; which codes stand on it the site does not say. You send it to your insurance yourself and ask for money back. Whether they pay, and how much, depends on your plan; a call to the number on your insurance card tells you. Ask us for one through the contact form after you order.',
    answerSpanish:
      'Un superbill es un recibo detallado: dice qué compró y cuánto pagó. Usted mismo lo manda a su seguro y pide que le devuelvan dinero. Si pagan, y cuánto, depende de su plan; llame al número de su tarjeta de seguro. Después de pedir, solicítelo en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'Superbill hsa fsa',
    english: ways(`
      can i use my hsa card / is it fsa eligible / can i get an itemized receipt
      can i deduct it from taxes / do you take hsa / can i use my fsa card / hsa/fsa ok?
      itemized receipt for reimbursement / paperwork for my insurance / is this hsa eligible
      flexible spending / health savings account / receipt i can send to my insurer / claim it myself
      does my hsa pay for this / cpt codes / tax deductible / medical expense receipt
      can i get an itemized receipt for insurance
      i need something to submit to blue cross
      does the hsa card work at checkout / fsa eligible or not / use my flex spending
      health savings account card / i have money left in my fsa that expires / is gi map hsa eligible
      can i pay from my hsa / my fsa wants a letter of medical necessity
      do you provide paperwork for reimbursement / can i get reimbursed by my insurance
      receipt for my taxes medical deduction / out of network reimbursement form
      does flexible spending cover stool tests / documents to hand in to my health plan
      hra card accepted
      benefits card for health stuff
      i need a receipt for my fsa / receipt for hsa / proof of purchase for my fsa
    `),
    spanish: ways(`
      puedo pagar con hsa o fsa / necesito un recibo para el reembolso / aceptan tarjeta hsa
      puedo usar mi cuenta de salud
      necesito un recibo para el seguro / puedo usar mi tarjeta hsa / aceptan fsa / me reembolsa el seguro
      papeles para pedir reembolso / puedo pagar con mi cuenta de ahorros de salud
      necesito factura detallada para mi aseguradora / recibo para los impuestos / mi fsa pide una carta
      me pueden mandar otra vez el superbill
    `),
    answer:
      'Whether HSA or FSA cards work at checkout, the site does not say: ask us through the contact form before you order. Your HSA or FSA plan can tell you if a test counts. Ask us for a superbill, too: an itemized receipt that you can send to your plan or your insurance. Whether they pay, and how much, depends on your plan.',
    answerSpanish:
      'El sitio no dice si las tarjetas HSA o FSA sirven al pagar: pregúntenos en el formulario de contacto (contact form) antes de pedir. Su plan le puede decir si una prueba cuenta. Pídanos también un superbill, un recibo detallado que puede mandar a su plan o a su seguro. Si pagan, y cuánto, depende de su plan.',
    page: '/faq',
  },
  {
    title: 'Insurance',
    english: ways(`
      do you take blue cross / do you accept insurance / will my insurance pay / are you in network
      do you bill insurance / do you take medicaid / aceptan seguro / do you take insurance
      is this covered by blue cross / will insurance pay for the test / do you accept medicaid
      does medicare cover it / insurence accepted? / out of pocket or insurance / will they reimburse me
      blue shield / united healthcare / kaiser / health sharing ministry / medi-share or samaritan / is it covered
      covered by my plan / do i file a claim / what does insurance pay / do you work with cigna
      will aetna cover it / in or out of network / do you accept aetna / will united healthcare cover this
      does cigna pay for the tests / is it covered by medicaid / i am on medicare can i use it / tricare
      we have a health share ministry / is anything billed to my insurance / do you file claims / whats my copay
      does it count toward my deductible / private insurance accepted
      our insurance is awful will you work with it / humana members welcome / do you bill for the consult
      is this all out of pocket / cash pay only? / self pay or insurance
      my plan covers telehealth can you bill that / obamacare plan / does insurance pay for a microbiome test
      will you call my insurance for me / prior authorization / why dont you take insurance
      can you run it through my insurance / do i qualify with my health plan
    `),
    spanish: ways(`
      aceptan seguro médico / aceptan medicaid / aceptan seguro / lo cubre mi seguro médico
      el seguro paga la prueba / mi seguro paga / trabajan con seguros / está cubierto / cubre el seguro
      toman medicaid / reciben medicare / aceptan aseguranza / el seguro cubre la prueba / tengo medicaid
      tengo medicare me sirve / aceptan mi aseguranza / todo se paga de mi bolsillo / le cobran a mi seguro
      están en la red de mi seguro / tengo aetna / mi plan paga la consulta / por qué no aceptan seguro
      cuánto es el copago / mi obra social o seguro lo cubre
    `),
    answer:
      'Tests are self-pay. You know the price before you order. If you have insurance, ask us for a superbill and send it in yourself. Call the number on your insurance card to find out what to expect. The site says nothing special about Medicare or Medicaid. Please ask through the contact form before you order.',
    answerSpanish:
      'Las pruebas las paga usted. Sabe el precio antes de pedir. Si tiene seguro, pídanos un superbill y mándelo usted. Llame al número de su tarjeta de seguro para saber qué esperar. El sitio no dice nada especial sobre Medicare o Medicaid. Pregunte en el formulario de contacto (contact form) antes de pedir.',
    page: '/faq',
  },
  {
    title: 'A payment that fails',
    english: ways(`
      what if i miss a payment / what happens if my card is declined / my card was declined / payment failed
      my monthly payment did not go through / can i change the card for my payments
      my card expired, how do i update it / late payment fee / i cant make the next payment / card was rejected
      declined / it did not go through / insufficient funds / my bank blocked it / new card number / payment error
      card got declined at checkout / it says payment could not be processed / my bank flagged the charge as fraud
      update card on file / i got a new debit card number how do i switch it
      my card was stolen and my next payment is due / what if theres no money in the account on payment day
      will i be kicked out if a payment bounces / late fee on the program / got an email that my payment failed
      how do i fix a failed payment / second installment didnt go thru / my monthly charge was refused
      overdrawn on the due date / expired card before last payment / where do i change my card for the plan
      paying the missed month / do you charge interest if i pay late / grace period for payments
      stripe says authentication required / 3d secure failed / zip code does not match my card
      error card not supported / why wont it take my card / does a declined card lose my order
    `),
    spanish: ways(`
      qué pasa si no puedo pagar un mes / mi tarjeta fue rechazada / falló el pago / cómo cambio la tarjeta
      no pasó mi tarjeta / rechazaron el pago / mi tarjeta no pasa / me rechazaron la tarjeta
      cómo actualizo mi tarjeta / perdí mi tarjeta y tengo pagos pendientes / no tengo dinero el día del pago
      hay recargo si pago tarde / me llegó un correo de que falló el pago / qué hago si el banco bloquea el cobro
      venció mi tarjeta / cómo pago el mes atrasado / da error al pagar con la tarjeta
      el segundo pago no se cobró
    `),
    answer:
      'If a card is declined at checkout, nothing is charged and nothing is lost: try again or use another card. If a monthly payment fails, you get an e-mail with a safe link to pay it or to change the card. If money is tight, write to us through the contact form before the next date, and a person will talk it over with you. Please never type a card number in this chat.',
    answerSpanish:
      'Si su tarjeta es rechazada al pagar, no se cobra nada: inténtelo otra vez o use otra tarjeta. Si falla un pago mensual, recibe un correo con un enlace seguro para pagarlo o cambiar la tarjeta. Si tiene dificultades, escríbanos en el formulario de contacto (contact form) antes de la próxima fecha.',
    page: '/#contact',
  },
  {
    title: 'Move a payment',
    english: ways(`
      can i move my payment date / i cant pay this month / payment failed what now / change the card on my plan
      push my payment to next week / card expired on my program / skip a month
      my payment is due on the wrong day / pay a week later / can you wait with the payment / payday is on the 5th
      pause my payments / charge me later this month / can you charge me on the 15th instead
      payday is friday could the payment wait until then / change my billing date / push back my next installment
      delay the payment by a week / pay early / can i pay off the rest now
      i want to pay the remaining months at once / skip one month of payment
      take the payment on the first of the month / when is my next payment due / what day will you charge me
      is the charge always on the same day / could you postpone this months payment
      money lands on the 3rd but you bill on the 1st / pause payments for a month / move my due date please
      what date does the second payment come out / can i choose the day of the month
      need a few more days before you charge / payment date falls before my paycheck
      hold my payment till next week / shift my payment / is it possible to pay a week later
      make the monthly payment on another date
      can i pause payments / i lost my job can i pause the program payments
    `),
    spanish: ways(`
      puedo cambiar la fecha de pago / no puedo pagar este mes / mi pago falló / cambiar la tarjeta de mi plan
      puedo pagar después / pausar los pagos / pueden cobrarme otro día / cambiar la fecha de pago
      puedo atrasar el pago una semana / quiero pagar todo de una vez / cuándo es mi próximo pago
      qué día me cobran / puedo adelantar los pagos / me pagan el viernes pueden esperar / saltar un mes de pago
      posponer la mensualidad / se puede escoger el día de cobro / necesito más días para pagar
    `),
    answer:
      'Please tell us early through the contact form. Say the name on the order and the payment date. Payments are taken on the named dates from the same card. The site does not say whether a date can be moved, so a person has to decide. Please do not type a card number here or in the form.',
    answerSpanish:
      'Avísenos con tiempo en el formulario de contacto (contact form). Diga el nombre del pedido y la fecha del pago. Los pagos se cobran en las fechas indicadas, de la misma tarjeta. El sitio no dice si se puede mover una fecha; lo decide una persona. Por favor, no escriba un número de tarjeta aquí ni en el formulario.',
    page: '/#contact',
  },
  {
    title: 'Subscription ending',
    english: ways(`
      does the program renew / will i be charged again after four months / is it a subscription / auto renew
      how do i stop my subscription / will you keep charging me / when does my plan end / cancel monthly payments
      auto renew? / am i locked in / can i quit the program early / will i be charged forever
      does the program keep billing me / auto renewal? / how do i make sure it stops
      is it a subscription i have to cancel / after the last payment what happens
      do you keep charging after 4 months / hidden renewal / is there an automatic extension
      i hate subscriptions is this one / when does the family program end / does it roll over into another term
      will my card be charged a fifth time / do i need to cancel at the end / is this a membership that goes on
      recurring charge forever or not / end date of the program / does the plan stop on its own
      no surprise charges right / what after the four payments / is it like a gym membership
      can i renew if i like it / do the payments end by themselves / how long am i committed / does anything renew
    `),
    spanish: ways(`
      se renueva el programa / cómo paro la suscripción / me van a seguir cobrando / cuándo termina mi plan
      el programa se renueva solo / me siguen cobrando después / es una suscripción / tengo que cancelar al final
      cuándo termina el programa / cuántos cobros son en total / se cobra para siempre / hay renovación automática
      después del último pago qué pasa / me amarra un contrato / termina solo o lo tengo que parar
      puedo renovar si me gusta
    `),
    answer:
      'It does not renew. The Family Wellness Program ends by itself after {payments:family-wellness-program} monthly payments. You see every date and amount before you agree. The site does not say what happens if you want to stop early. Write through the contact form before the next payment date, and a person will answer you.',
    answerSpanish:
      'No se renueva. El Family Wellness Program termina solo después de {payments:family-wellness-program} pagos mensuales. Antes de aceptar ve cada fecha y cada cantidad. El sitio no dice qué pasa si quiere parar antes. Escriba en el formulario de contacto (contact form) antes de la próxima fecha de pago, y le contestará una persona.',
    page: '/store#packages',
  },
  {
    title: 'Ending the program early',
    english: ways(`
      can i cancel the family program early / can i stop the program after 2 months
      how do i get out of the monthly payments / am i locked in for four months / quit the wellness program
      stop my payment plan / can i pause the program / is there a contract / commitment / stop after two months
      leave the program / get out of the program / cancel in the middle / drop out / what if i cant finish
      do i owe the rest / can i get out of the program after two months / stop the family program midway
      what if i want to quit / cancel my monthly plan / i changed my mind about the wellness program
      leave the program early / is there a penalty for quitting the program / early termination fee
      we are moving and need to stop the plan / i lost my job and cant continue the program
      stop my remaining payments / do i owe the rest if i drop out / what if we dont like the program
      can one family member stop and others go on / exit the program / withdraw from family wellness
      i dont want month 3 and 4 / stop charging me for the program / back out of the plan
      how to unsubscribe from the monthly program / break the contract / not happy with program want to end it
      drop my daughter from the plan / end the monthly payments before they are done
      we want to stop before month four
    `),
    spanish: ways(`
      puedo cancelar el programa familiar / puedo dejar los pagos mensuales / hay contrato
      dejar el programa antes / salirme del programa / quiero salirme del programa
      puedo cancelar el programa a la mitad / cómo paro los pagos mensuales / hay multa por salirse antes
      ya no puedo seguir con el programa / quiero dejar el programa familiar / debo el resto si me salgo
      perdí el trabajo y no puedo seguir pagando / cancelar las mensualidades / terminar antes el programa
      sacar a una persona del programa / y si no nos gusta el programa
    `),
    answer:
      'The Family Wellness Program ends by itself after {payments:family-wellness-program} monthly payments and never renews. If you need to stop before that, write to us through the contact form before the next payment date, and a person will settle it with you. I cannot stop a payment from this chat.',
    answerSpanish:
      'El Family Wellness Program termina solo después de {payments:family-wellness-program} pagos mensuales y no se renueva. Si necesita dejarlo antes, escríbanos en el formulario de contacto (contact form) antes de la próxima fecha de pago. Desde este chat no puedo detener un pago.',
    page: '/#contact',
  },
];
