import { ways, type AnswerSample } from './ways.ts';

/** What happens with data. */
export const privacy: AnswerSample[] = [
  {
    title: 'What happens with this chat',
    english: ways(`
      is this chat saved / who reads what i type here / is the chat private / is the conversation stored
      do you keep chat logs / does ai see my messages / are my messages sent to openai / can staff read this chat
      is it safe to type my symptoms here / how do i clear this chat / delete this conversation / chat history
      how long is the chat kept / is my chat used to train ai / does the assistant remember what i said
      is what i write in here confidential / can others on my computer see this chat / clear my messages
      privacy of the assistant / erase chat / will you share my chat / does the bot record me / chat privacy
      should i tell you my name here / can i tell you about my health here / are chats logged
      privacy of this conversation / does anybody read this chat / does the chat save this
      does the chat remember me
      who sees what i type in here / is what i write in this chat private / does a person read my chat / who can read my health info in this chat
    `),
    spanish: ways(`
      se guarda este chat / quién lee lo que escribo aquí / cómo borro la conversación
      guardan los mensajes / la inteligencia artificial ve mis mensajes / es seguro escribir mis síntomas aquí
      cuánto tiempo se guarda el chat / se graba la conversación / mi chat es confidencial
      puedo decirle mi nombre aquí / borrar el chat / este chat es privado
    `),
    answer:
      'This chat stays in your own browser; it is not stored on our server, and one older than 30 days goes when you next open it. To write an answer, your words may be sent to an AI provider that works for the practice. So please type no name, birth date or health details here; use the contact form for that. To clear it, press the button in the head of the chat.',
    answerSpanish:
      'Este chat se queda en su propio navegador; no se guarda en nuestro servidor, y uno de más de 30 días se borra cuando abre el chat otra vez. Para responder, sus palabras pueden enviarse a un proveedor de IA que trabaja para la práctica. No escriba aquí su nombre, fecha de nacimiento ni datos de salud; para eso use el formulario de contacto (contact form). Para borrarlo, pulse el botón en la parte de arriba del chat.',
    page: '/privacy-policy',
  },
  {
    title: 'Privacy',
    english: ways(`
      is my data private / do you sell my info / are you hipaa compliant / do you keep what i type
      what do you do with my data / delete my data / is it hipaa / do you store what i type here
      do you train ai on my data / who reads what i write / will my employer know / does my insurance find out
      is my name on the sample / are my answers private / tracking / is my childs information safe
      do you sell data / what happens to my dna / how do you protect my information / who will see my sample
      do you sell my information / is my data safe with you / privacy policy in short / is it private
      will you give my data to others / is this hipaa compliant / is my health info protected
      what information do you collect / do you track me / are my details encrypted / do you spy on visitors
      can my boss find out / will my insurance learn about my results / confidential?
      do you use google analytics / do you sell dna data / can the police get my dna / is my medical info secure
      does facebook get my data / advertising trackers / personal data use
      are my answers in the contact form private / what do you store about me / is my stuff kept private
    `),
    spanish: ways(`
      qué hacen con mis datos / venden mi información / quiero borrar mis datos / es privado / venden mis datos
      guardan lo que escribo / quién ve mi información / es confidencial / mis datos están seguros
      quién lee esto / cumplen con hipaa / qué información guardan / me rastrean
      mi seguro se entera de mis resultados / están cifrados mis datos / venden el adn / política de privacidad
      mi información es privada / quién protege mis datos / es privado todo
      mis datos son confidenciales
    `),
    answer:
      'Your data is never sold. We store what you type in a form or an order. Birth date, address, phone and what you write about your health are stored encrypted. Client data is kept {clientYears}, other data until you ask us to delete it. This chat stays in your browser and is not stored on our server. To answer, your words may be sent to an AI provider, so please type no health details here. To see or delete your data, write through the contact form. The privacy policy has the rest.',
    answerSpanish:
      'Sus datos nunca se venden. Guardamos lo que escribe en un formulario o un pedido. Fecha de nacimiento, dirección, teléfono y lo que escribe sobre su salud se guardan cifrados. Los datos de clientes se guardan {clientYears}; los demás, hasta que pida borrarlos. Este chat queda en su navegador y no en nuestro servidor. Para responder, sus palabras pueden ir a un proveedor de IA; no escriba aquí detalles de salud. Para ver o borrar sus datos, escriba en el formulario de contacto (contact form). Lo demás está en la política de privacidad.',
    page: '/privacy-policy',
  },
  {
    title: 'Who else sees the data',
    english: ways(`
      who do you share my data with / who gets my results besides me / do you pass my information on
      third parties / does the lab know my name / does the delivery company know what is in it
      what does stripe get to see / is my information shared with partners / who receives my information
      do you give my email to anyone / do outside companies see my health details / who has access to my file
      which companies handle my data / does the payment company know which test i bought
      do you share with my spouse / who else looks at my data / can my family see my results
      will you tell my doctor / who are your vendors / do advertisers get my info / what does the shipper see
      disclose my records / access to my records / who in your office can open it / which others see my results
      do outsiders see my file / sharing of my results / who sees my information / do you share my results
      who can see my results / r my results shared / do you share with the lab / who can see my health notes
      who else gets to see my kids information / who else gets to see it
      do you share info with my insurance / does my insurance company see my results / will my employer find out
      do you tell my husband what i write
    `),
    spanish: ways(`
      con quién comparten mis datos / quién más ve mi información / el laboratorio sabe mi nombre / qué ve stripe
      quién recibe mis resultados / comparten mis datos con terceros / le dan mi correo a alguien
      quién tiene acceso a mi expediente / la empresa de envío sabe qué es / mi familia puede ver mis resultados
      el que cobra sabe qué prueba compré / le avisan a mi doctor
    `),
    answer:
      'Only those who do a part of the work: the lab that reads your sample, the carrier, the payment provider (it gets the amount and your contact, not the names of your tests), and the companies that run our servers, mail and video calls. Beyond that your information is shared only when you ask, when the law requires it, or when a life is in danger. It is never sold.',
    answerSpanish:
      'Solo quienes hacen una parte del trabajo: el laboratorio que lee su muestra, el transportista, el proveedor de pagos (recibe la cantidad y su contacto, no los nombres de sus pruebas) y las empresas de servidores, correo y video. Aparte de eso, su información solo se comparte si usted lo pide, si la ley lo exige o si hay una vida en peligro. Nunca se vende.',
    page: '/privacy-policy',
  },
  {
    title: 'How long data is kept',
    english: ways(`
      how long do you keep my data / when is my information deleted / how many years do you store results
      data retention / how long are records kept / do you keep my results forever
      how long do you hold my order info / i only signed up for the workshop how long do you keep my email
      i took a guide how long is my name kept / if i never buy how long is my data there / retention period
      how long is my birth date stored / when do you destroy client records / six years?
      what about an unfinished checkout / how long does my message stay with you
      how long will my name be in your system / are old results thrown away / keep my test report how many years
      do you erase data after a while / backup copies deleted when / storage time for health records
      how long do you save my results / do you hold on to test results for years / keep my report on file how long
      for how many years are my lab results stored / do you delete old data / years you keep files
      how long do you keep my test results / how long are test results kept on file
      for how long do you hold my results / how long do you keep my records / how long is my information stored
    `),
    spanish: ways(`
      cuánto tiempo guardan mis datos / cuántos años guardan los resultados / cuándo borran mi información
      guardan mis resultados para siempre / solo bajé una guía cuánto guardan mi nombre
      cuánto tiempo tienen mi correo / plazo de conservación de datos / cuándo destruyen los expedientes
      cuánto guardan mi pedido / seis años / se borran mis datos algún día / cuánto tiempo queda mi mensaje
      cuánto tiempo guardan los resultados de mi prueba / cuánto tiempo guardan mi información personal
    `),
    answer:
      'Client data, such as orders, results and notes, is kept {clientYears}, counted from your last contact, and is then destroyed. If you only wrote, joined the workshop or took a guide, it is kept until you ask us to delete it. A checkout that you did not finish is erased after thirty days. To have something deleted, write through the contact form.',
    answerSpanish:
      'Los datos de clientes, como pedidos, resultados y notas, se guardan {clientYears} desde el último contacto y luego se destruyen. Si usted solo escribió, fue al taller o tomó una guía, se guardan hasta que pida borrarlos. Una compra que no terminó se borra a los treinta días. Para borrar algo, escriba en el formulario de contacto (contact form).',
    page: '/privacy-policy',
  },
  {
    title: 'Seeing or deleting data',
    english: ways(`
      how do i delete my account / i want to see what you have on me / remove me from your list
      take me off the mailing list / right to be forgotten / copy of my records / my medical records
      send me my file / forget me / erase me / close my account / off your list / stop the texts
      download my data / correct my data / delete my information / erase my account / what do you have on me
      i want a copy of my data / remove me from your system / gdpr request / ccpa request
      take my name off your records / how do i get my records / delete my results / wipe everything about me
      data request / my email changed can you update it / export my data / please remove all my info
      what do you know about me / fix my birth date in your file / send me my medical records
      does deleting cost anything / how long does a deletion take / can my results be erased
      get rid of my personal data / access request / clear my data please / show me my data
    `),
    spanish: ways(`
      borren mis datos / darme de baja / borrar mi información / copia de mi expediente / no quiero correos
      qué saben de mí / quiero una copia de mis datos / eliminen mi información / corregir mis datos
      quiero mis registros médicos / cómo pido que borren todo / quítenme de su sistema / borrar mis resultados
      cuánto tardan en borrar / cambié de correo actualicen / derecho a borrar mis datos / quiero borrar mi cuenta
    `),
    answer:
      'Write to us through the contact form and say what you want: to see what is held of you, to have it deleted, or to get no more mail. A person does it and tells you what the law makes us keep, such as client records. To clear this chat, press the button in its head: it is kept in your browser alone.',
    answerSpanish:
      'Escríbanos en el formulario de contacto (contact form) y diga si quiere ver sus datos, borrarlos o no recibir más correos. Una persona lo hace y le dice qué exige guardar la ley.',
    page: '/privacy-policy',
  },
  {
    title: 'Stopping e-mails',
    english: ways(`
      unsubscribe me / stop emailing me / how do i get off your mailing list / too many emails
      no more workshop emails / opt out of emails / will you spam me / do you send a newsletter
      if i download a guide will you email me all the time / take me off the list / i dont want marketing mail
      how often do you send mail / remove my email from the workshop / unsubscribe link / will i get ads by email
      do you sell my email to spammers / leave the workshop list / stop the reminders
      what mail will i get from you / cancel my workshop sign up / are there promotional emails
      quit sending messages / how to stop your mails / do not email me anymore / i get too much mail from you
      unsubscribe / stop sending me emails / no more emails
    `),
    spanish: ways(`
      no quiero más correos / cómo me doy de baja / dejen de mandarme correos / me van a llenar de correos
      quitarme de la lista / cancelar el correo del taller / mandan publicidad / no quiero recordatorios
      tienen boletín por correo / si bajo una guía me mandan correos / enlace para darse de baja
      cada cuánto mandan correos
    `),
    answer:
      'Use the link at the foot of any workshop mail, or write to us through the contact form. We write only for a reason: a receipt, news of an order, an answer, the guide or the workshop link that you asked for. News about an order that is under way still reaches you. Your address is never sold.',
    answerSpanish:
      'Use el enlace al pie de cualquier correo del taller, o escríbanos en el formulario de contacto (contact form). Solo escribimos por un motivo: un recibo, noticias de un pedido, una respuesta, la guía o el enlace del taller que pidió. Las noticias de un pedido en curso le llegan igual. Su dirección nunca se vende.',
    page: '/privacy-policy',
  },
  {
    title: 'Cookies',
    english: ways(`
      do you use cookies / what are the cookies for / can i decline cookies / cookie banner
      i said no to cookies does the site still work / which cookies do you set / tracking cookies / cookie consent
      what is stored in my browser / how long do cookies last / does stripe set cookies / turn off cookies
      third party cookies / change my cookie choice / is it ok to reject the cookies / local storage
      do i have to accept cookies / google ads cookies / facebook pixel / why the cookie popup
      clear cookies for your site / does this site have cookies / what does the cookie do / refuse cookies
      cookies needed / cookie settings
    `),
    spanish: ways(`
      usan cookies / para qué son las cookies / puedo rechazar las cookies / qué cookies ponen
      el aviso de cookies / funciona el sitio sin cookies / cuánto duran las cookies / cookies de rastreo
      qué se guarda en mi navegador / tengo que aceptar cookies / cookies de terceros
      por qué sale el aviso de cookies
    `),
    answer:
      'The site sets one cookie, CookieConsent: it remembers your answer to the banner for 365 days. You may decline and still use everything. Your cart, a purchase that you began and this chat are kept in your own browser. Where you type your card, Stripe may set cookies of its own against fraud. There are no advertising networks.',
    answerSpanish:
      'El sitio pone una sola cookie, CookieConsent: recuerda su respuesta al aviso durante 365 días. Puede rechazarla y usar todo igual. Su carrito, una compra empezada y este chat se guardan en su propio navegador. Donde escribe su tarjeta, Stripe puede poner cookies propias contra el fraude. No hay redes de publicidad.',
    page: '/privacy-policy',
  },
  {
    title: 'Security',
    english: ways(`
      is my card info safe / is this site secure / do you store my card / is it safe to pay here
      do you keep my card number / are you a scam / is my credit card safe / who handles the payment / encrypted?
      is it safe to type my card / will my card be stolen / do you keep my card / https
      is it safe to give my birthday / how do i know my health info is safe / encrypted
      is it safe to put in my card / do you store credit card numbers / is the website secure
      can hackers get my card / is checkout encrypted / who handles the card payment / is stripe safe
      do you save my card / is this site safe to buy from / got a weird email claiming to be you / phishing / ssl
      will my card number leak / is my payment info protected / is my card kept for the monthly payments
      secure checkout / have you ever been hacked / data breach / can i trust this with my credit card
      fraud protection / is it safe to order online here / somebody used my card on your site / lock icon
      does your staff see my card / do you ask for my social security number
    `),
    spanish: ways(`
      es seguro pagar aquí / guardan mi tarjeta / este sitio es confiable / está cifrado
      es seguro poner mi tarjeta / es seguro comprar aquí / me pueden robar la tarjeta
      guardan mi número de tarjeta / es segura la página / quién procesa el pago
      me pueden robar los datos de la tarjeta / está cifrado el pago / stripe es seguro
      recibí un correo raro de ustedes / los han hackeado / su personal ve mi tarjeta
      piden el número de seguro social / protegen mi tarjeta / es segura su tienda en línea
    `),
    answer:
      'Your card details go straight to the payment provider, Stripe. We never see or keep your full card number. The connection is encrypted, and health information is encrypted a second time where it is stored. No one can promise perfect security. If something looks wrong to you, stop and write to us through the contact form.',
    answerSpanish:
      'Los datos de su tarjeta van directo a Stripe, el proveedor de pagos. Nunca vemos ni guardamos su número completo. La conexión está cifrada, y los datos de salud se cifran otra vez donde se guardan. Nadie puede prometer seguridad perfecta. Si algo le parece raro, pare y escríbanos en el formulario de contacto (contact form).',
    page: '/privacy-policy',
  },
];
