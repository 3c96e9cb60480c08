import { ways, type AnswerSample } from './ways.ts';

/** The assistant itself and the website. */
export const site: AnswerSample[] = [
  {
    title: 'Who answers here',
    english: ways(`
      are you a robot / are you a real person / are you ai / am i talking to a human / is this chatgpt
      who am i talking to / are you a bot / is this automated / is there somebody there / who wrote this
      are you claude / are you gpt / bot or human / what are you / do you have a name / how smart are you
      is this a real person / am i talking to ai / is this chat gpt / who am i chatting with / are you human
      what can you do / can i talk to somebody real / is a person typing this / are you the practitioner
      how do you know these answers / do you use ai / can you give medical advice / who is behind this chat
      do you remember me / what can i ask you / are you the pa / is this live chat / computer or person
      can the bot order for me / is your information up to date / did ai write this / is it an ai answering
      are you software / human or bot / what are you exactly
    `),
    spanish: ways(`
      eres un robot / es una persona / hablo con una persona real / eres real / quién contesta / eres una persona
      hablo con una máquina / quién contesta aquí / es inteligencia artificial / qué puedo preguntarte
      eres la doctora / me contesta un humano / qué puedes hacer / es un chat automático
      quién está detrás del chat / puedes dar consejo médico / hablo con una persona o un robot
    `),
    answer:
      'I am the assistant of this site, not a person. I answer from what the practice has published, and I say so when I do not know. For a person, use the contact form: a personal reply comes within {replyTime}.',
    answerSpanish:
      'Soy el asistente del sitio, no una persona. Respondo con lo que la práctica ha publicado. Para hablar con una persona, use el formulario de contacto (contact form): responde dentro de {replyTime}.',
    page: '/#contact',
  },
  {
    title: 'Trouble with the site',
    english: ways(`
      the pay button does not work / the page will not load / checkout is not working / i cannot add to cart
      the site is broken / the form wont send / i was charged twice / error at checkout / why was i charged
      the video does not play / i cant download / page wont open / blank screen / button does nothing
      cant check out / spinning wheel / phone wont load it / error message / form keeps saying error / i cant type
      the chat froze / site is broken / i get an error / checkout freezes / page is blank / pay button not working
      it keeps spinning / add to cart is not working / website down / the screen is white / i cant scroll
      link is dead / pictures dont show / i pressed pay twice was i charged twice / was i double charged
      site is slow / my phone wont open your page / download button broken / form wont submit
      contact form gives an error / 404 / page crashed while paying / did my payment go through it froze
      video wont play / menu wont open / the website keeps crashing
      my zip code isnt accepted at checkout / the form says my address is invalid / it wont take my phone number / checkout error / is the site down
    `),
    spanish: ways(`
      el botón de pago no funciona / la página no carga / no puedo pagar / no funciona la página / no carga
      el botón no funciona / me sale un error / se congela al pagar / la pantalla está en blanco
      no funciona el sitio / no puedo agregar al carrito / me cobraron doble / pulsé pagar dos veces
      el formulario no se envía / el enlace no funciona / se trabó la página / no me abre la página
    `),
    answer:
      'I am sorry. Reload the page and try once more, or use another browser: what you put in the cart stays in the browser in which you did it. Pressing Pay twice never charges you twice. If a charge looks wrong, or it still does not work, write to us through the contact form and say what you see and on which day. Please do not type card details here.',
    answerSpanish:
      'Lo siento. Cargue la página otra vez o use otro navegador. Presionar dos veces el botón no cobra dos veces. Si un cobro parece equivocado o sigue sin funcionar, escríbanos en el formulario de contacto (contact form).',
    page: '/#contact',
  },
];
