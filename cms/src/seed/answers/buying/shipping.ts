import { ways, type AnswerSample } from '../ways.ts';

/** Kits on their way to a family. */
export const shipping: AnswerSample[] = [
  {
    title: 'Shipping time',
    english: ways(`
      how soon will it ship / is shipping free / does shipping cost extra / is shipping extra
      how much is shipping / do you have expedited shipping / if i order today when does it come
      how long for delivery / when do you ship / do you ship on weekends / shipping cost
      when will my kit get here / how long does shipping take / how fast do u ship / shiping time for a test kit
      when does my order go out / is delivery free / how many days til it arrives / do you ship overnight
      will it be here before christmas / will i have it by the holidays / can it get here by friday
      do you rush orders / i need it fast / how long is the kit in the mail / when will you mail it out
      do i pay for postage to my house / free postage / do you charge for delivery / is there a handling fee
      how do you send the kits / days between ordering and getting the kit / what carrier and how fast
      do you deliver on saturday / how long from the warehouse to me / how soon does a box leave you after i order
      ordered on a saturday night when does it go out / do you mail on sundays
      will a friday evening order ship monday / when will it land on my doorstep
      i leave on vacation next week will it be here by then / is postage included / whats the shipping charge
      overnight shipping available / can you rush it / how many business days for delivery
      does it go ups or usps / does it ship same day / its a holiday weekend does that slow it down
      estimated delivery date / arrival time for a kit / shipping fee to texas
      is there a delivery charge i should know about / express option / two day shipping
      when will it show up in my mailbox / what day does my order go out
      does the supplement ship as fast as the kits / ground shipping how long / how long from click to doorstep
      do holidays count / how quick do kits ship / quick delivery possible / when does the kit ship out
      when will my kit be shipped / delivery on weekends / how many days is delivery / when is it going to ship
      shipping / delivery / shipping info / whats shipping like
      if i order tonight when is it on my porch / ordering on thursday night when does it come / when would it land on my doorstep
      do you charge for shipping / do you charge for shipping on supplements
    `),
    spanish: ways(`
      cuánto tarda en llegar el kit / cuando llega mi pedido / el envío es gratis / cuanto demora el envio
      llega antes de navidad / el envío se paga aparte / hacen envíos rápidos / cobran por mandarlo a casa
      en cuántos días me llega el paquete / lo mandan el mismo día / en cuánto tiempo llega la caja
      cuánto tarda el correo / cuándo lo reciben / cuántos días para recibirlo / llega rápido
      tengo que pagar el envío / cuántos días tarda en salir / pedí el viernes en la noche cuándo sale
      mandan los sábados / cuánto cuesta el envío / envío urgente / cuánto tarda en llegar a mi casa
      lo mandan por ups o correo / llega antes de mis vacaciones / días hábiles para la entrega
      cuándo estará en mi puerta / se tarda más en días festivos / el envío tiene costo / fecha de entrega
      en cuánto tiempo llega / cuánto tarda en llegar a mi estado / en cuánto tiempo llega a florida / el envío cuesta algo / mandan gratis / cuándo me llega mi pedido / cuántos días para que llegue
    `),
    answer:
      'Shipping within the United States is free. Kits leave us in {shippingLeaves} and arrive in {shippingArrives}. Weekends and holidays are not business days: what you order on a Friday evening usually leaves on Monday or Tuesday. The site does not offer a faster service. If you have a date to meet, ask through the contact form.',
    answerSpanish:
      'Los kits salen en {shippingLeaves} y llegan en {shippingArrives}. Los fines de semana y los días festivos no cuentan: lo que pide un viernes por la noche suele salir el lunes o martes. El envío dentro de Estados Unidos es gratis. El sitio no ofrece un envío más rápido. Si tiene prisa, pregunte en el formulario de contacto (contact form).',
    page: '/faq',
  },
  {
    title: 'Lost kit',
    english: ways(`
      my kit never came / where is my package / kit lost in the mail / tracking says delivered but nothing here
      its been two weeks no box / order hasnt arrived / can you track my order / wheres my stuff / my box is late
      still waiting for my kit / tracking has not moved / package stolen from porch / delivered but not here
      it went to the wrong house / i ordered 10 days ago / nothing has come / my package never showed up
      still waiting on my box / its been two weeks and nothing in the mail / where is my kit / kit has not arrived
      tracking says delivered but its not here / somebody may have stolen it off my porch
      the mailman says he never had it / i ordered ages ago and got nothing / the box is late
      supposed to be here last week / missing delivery / nothing came yet and i paid / the parcel seems lost
      stuck in transit / tracking hasnt moved in days / my order is late whats going on
      it says out for delivery for three days / i checked with my neighbors and no box / delivery never happened
      waiting forever for this kit / package lost in the mail / how late is too late for the kit
      i think my order got lost / where is my box
      its been nine business days since it shipped and no box / shipped last week still not here
      should have been here by now / the tracking has not moved for days / mail carrier says delivered but no box
      i never got the kit i ordered weeks ago / my order from last month never came / never received my kit
      package stuck in transit / usps lost my kit / it says out for delivery for days
      what if it never shows up / who do i ask if my kit never comes / it should have been here by now
    `),
    spanish: ways(`
      no me llegó el kit / dónde está mi paquete / se perdió mi pedido / no ha llegado mi caja / todavía no llega
      se perdió / dice entregado y no está / mi paquete no llegó / ya pasaron dos semanas y nada
      dónde está mi kit / dice entregado pero no está / se perdió mi caja / sigo esperando el kit
      me robaron el paquete / el pedido está atrasado / pagué y no me ha llegado nada / el rastreo no se mueve
      lo entregaron en otra casa / no aparece mi pedido
    `),
    answer:
      'I am sorry. Kits arrive in {shippingArrives} after they leave us. If yours has not come after {shippingAskAfter}, write to us through the contact form with your name and the day you ordered. We will look for it together. I cannot see orders from here. News about your order also comes by e-mail, so look in your spam folder too.',
    answerSpanish:
      'Lo siento. Los kits llegan en {shippingArrives} después de salir. Si el suyo no ha llegado tras {shippingAskAfter}, escríbanos en el formulario de contacto (contact form) con su nombre y el día del pedido. Lo buscaremos juntos. Desde aquí no puedo ver pedidos. Las noticias de su pedido también llegan por correo electrónico; mire en la carpeta de spam.',
    page: '/#contact',
  },
  {
    title: 'Outside the United States',
    english: ways(`
      do you ship to canada / do you ship internationally / can i order from mexico / do you ship to the uk
      shipping to puerto rico / do you ship to alaska or hawaii / do you ship to apo or military addresses
      overseas shipping / i live abroad can i order / ship outside the us / europe / australia / army address apo
      puerto rico / we live in germany / overseas / missionaries abroad / european union
      can you mail it to mexico / international shipping / i live in england can i order / deliver to puerto rico
      apo address / we are missionaries overseas / military base in germany / can i get it sent to europe
      shipping abroad / do you serve australia / i am in ontario / philippines delivery / ship to guam
      us virgin islands / do hawaii and alaska count / send a kit to my sister in honduras / expat in spain
      do you work with people in other countries / can canadians buy / is it only for the us / outside america
      ship across the border / customs fees / overseas order / foreign address
      how long does shipping to alaska take / do you ship to hawaii / is alaska included in free shipping
    `),
    spanish: ways(`
      envían a méxico / hacen envíos internacionales / hacen envios a puerto rico / envían fuera de estados unidos
      mandan a canadá / estamos en puerto rico / mandan a méxico / envían a canadá / vivo en españa puedo pedir
      envíos internacionales / mandan a puerto rico / hacen envíos a colombia / puedo pedir desde otro país
      envían a guatemala / mandan fuera de estados unidos / vivo en el extranjero / base militar en otro país
      solo es para estados unidos
      envían a hawái o alaska
    `),
    answer:
      'Kits ship free within the United States, to Alaska and Hawaii too, and arrive in {shippingArrives}. The site says nothing about shipping to other countries, to military addresses or to US territories, so please ask through the contact form before you order, and say where you live.',
    answerSpanish:
      'Los kits se envían gratis dentro de Estados Unidos. El sitio no dice nada de envíos a otros países, a direcciones militares o a territorios como Puerto Rico. Pregunte en el formulario de contacto (contact form) antes de pedir y diga dónde vive.',
    page: '/#contact',
  },
  {
    title: 'States',
    english: ways(`
      are you licensed in florida / do you see patients in california / can i order from new york
      which states are you in / do you work with people in texas / im in ohio can i do this / do you ship to texas
      what states do you work in / can i order from california / do you see patients in my state / can ny order
      i live in florida can i do this / are you licensed in ohio / im in arizona is that ok
      can someone in alaska use you / can you see me if i live in utah / do you work nationwide
      is it available where i live / new jersey residents / can i order from hawaii / which states can not order
      licensed where / can people in new york order / is it allowed in california / do you see patients in texas
      which states are you licensed in / not available in my state? / i live in new jersey can i do it
      are you able to treat someone in florida / states you cover / is maryland ok / what states do you serve
      telehealth license for ohio / does it work if i live in rhode island / is alaska covered
      state restrictions / can i order from michigan / do you do all fifty states / am i allowed to test in ny
      hawaii resident / my state has weird lab rules / is she licensed where i live / licensed in georgia
      does your license cover north carolina / any states where a kit cant go
      i moved to another state am i still ok / do you take patients out of state
    `),
    spanish: ways(`
      atienden en mi estado / envían a california / en qué estados trabajan / envían a méxico o canadá
      puedo pedir desde florida / vivo en texas / en qué estados atienden / vivo en california puedo pedir
      atienden en texas / tienen licencia en florida / mandan a todos los estados / en nueva york se puede
      funciona en alaska o hawái / qué estados cubren / vivo en nueva jersey me pueden atender
      hay estados donde no se puede / me mudé de estado todavía puedo / pueden atender en cualquier estado
      estados permitidos
    `),
    answer:
      'This site is meant for people in the United States, and kits ship free within the United States. The site does not list the states where the practice may see people by video, or states where a test cannot be used. Please ask through the contact form before you order, and name your state.',
    answerSpanish:
      'Este sitio es para personas en Estados Unidos, y los kits se envían gratis dentro del país. El sitio no lista los estados donde la práctica médica puede atender por video, ni los estados donde una prueba no se puede usar. Antes de pedir, pregunte en el formulario de contacto (contact form) y diga su estado.',
    page: '/#contact',
  },
  {
    title: 'Parcels',
    english: ways(`
      is it discreet packaging / can you ship to a po box / do i have to sign for it / can i pick up the kit
      can i pick it up in person / do you ship to a friends address / can it be left at the door / which carrier
      do you use ups or usps / can my neighbor get it / will people see what it is / plain box
      signature required / po box / drop at neighbor / ups fedex usps / can someone else sign
      will it fit in my mailbox / hold at post office / does the box say what is inside
      is the packaging discreet / plain box? / will my neighbors know what it is / can it go to a po box
      ship to my work / leave it with the front desk / hold at the post office / is it a big package
      does it fit in a mailbox / can i pick it up myself / what does the parcel look like
      deliver to a different address than billing / send it to my dorm / do you get a tracking number
      is signature required / will it be left in the rain / label on the box
      does it show the word stool on the outside / can i have it sent to my grandmas house / ship to a hotel
      instructions for the driver / gate code for delivery / hide what it is from my roommates
      where do i give a second address
      can you send it to my office / mail it to a friends house / leave it on the porch
    `),
    spanish: ways(`
      el paquete es discreto / envían a un apartado postal / puedo recoger el kit / caja discreta
      apartado postal / qué dice la caja por fuera / hay que firmar / mandan a un apartado postal
      puedo recogerlo / lo mandan a mi trabajo / cabe en el buzón / me dan número de rastreo
      puede ir a otra dirección / se nota lo que es / lo dejan en la puerta
      puedo pedir que lo dejen con el vecino / la caja dice que es de heces
      puedo cambiar el nombre en el paquete
    `),
    answer:
      'Kits come by mail to the address that you give at checkout, free within the United States, and the e-mail about it names the tracking number when there is one. The site says nothing about the look of the parcel, post boxes, signatures or picking up. Please ask through the contact form before you order if that matters to you.',
    answerSpanish:
      'Los kits llegan por correo a la dirección que usted da al pagar, gratis en Estados Unidos. El sitio no dice nada del aspecto del paquete, apartados postales o recoger en persona. Pregunte en el formulario de contacto (contact form).',
    page: '/#contact',
  },
  {
    title: 'Change address',
    english: ways(`
      i put the wrong address / can i change my shipping address / we are moving next week / typo in my address
      need it sent to work instead / update my adress / change email on my order / wrong zip code help / i moved
      ship it to another address / different house number / apartment number missing / send it to my moms house
      we are traveling / i typed the wrong street / gave you my old address / we moved after ordering
      put in the wrong zip code / apartment number is missing / fix the shipping address
      ship it somewhere else please / change delivery address on my order / can you redirect my box
      autocorrect messed up my address / it is going to my ex's house / i need it sent to my new place
      update where it ships / address mistake on order / we are moving next week and the kit is coming
      wrong house number / send to my parents instead / change where you mail it / i forgot the unit number
      correct my mailing address / typo in the address / the kit is headed to my old apartment
      how to edit the ship to address / i used my billing address by accident / put down last years address
    `),
    spanish: ways(`
      puse mal la dirección / quiero cambiar la dirección de envío / me voy a mudar
      me equivoqué en el código postal / cambié de casa / mándelo a otra dirección / me mudé después de pedir
      cambiar la dirección de envío / falta el número de apartamento / di mi dirección vieja
      pueden mandarlo a otra parte / cómo corrijo la dirección / va a la casa de mi ex
      nos mudamos la próxima semana / escribí mal la calle / mandarlo a casa de mis padres
      la dirección está equivocada / quiero que llegue a otra casa
    `),
    answer:
      'Write to us right away through the contact form. Say the name on the order and the day you ordered. If the kit has not shipped yet, we can change it. Please do not type your address here in the chat. If it has already shipped, tell us too, and we will see what can be done.',
    answerSpanish:
      'Escríbanos enseguida en el formulario de contacto (contact form). Diga el nombre del pedido y el día en que lo hizo. Si el kit aún no salió, lo podemos cambiar. Por favor, no escriba su dirección en este chat. Si ya salió, avísenos también y veremos qué se puede hacer.',
    page: '/#contact',
  },
];
