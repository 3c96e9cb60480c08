import { ways, type AnswerSample } from './ways.ts';

/** Who may see what, who may sign up, and whom the practitioner sees. */
export const persons: AnswerSample[] = [
  {
    title: 'Who may see my results',
    english: ways(`
      could my ex see my results / can my husband see my results / will my parents see my results
      can my employer find out / does my boss see my test / can my ex husband get my report / he works at a lab could he look
      can my wife look up my results / can my mother in law see it / will my insurance see my results
      can my school see it / is anybody else able to see my results / who else can open my results
      can somebody who works at the lab see my name / my sister works there can she see it / can my church see it
      does my doctor see it without asking / will my teenager know / could a relative get my results
      can my husband find out that i ordered / keep it secret from my husband / can the other parent see the childs results
      do you tell my family / can my roommate see my results / hide my results from my ex / can my landlord see my results
    `),
    spanish: ways(`
      puede mi ex ver mis resultados / mi esposo puede ver mis resultados / mis papás van a ver mis resultados
      mi jefe puede enterarse / mi ex trabaja en un laboratorio puede verlos / alguien más puede ver mis resultados
      el seguro ve mis resultados / mi suegra puede verlos / mi iglesia puede verlos / se entera mi familia
      la escuela puede ver los resultados / que no se entere mi marido
    `),
    answer:
      'No. Nobody sees your results but you, the practice and the laboratory that reads your sample: no relative, no ex, no employer and no school, wherever they work. Somebody else gets them only when you ask for it in writing, when the law requires it, or when a life is in danger. If you fear that somebody has looked, write through the contact form.',
    answerSpanish:
      'No. Sus resultados los ven usted, la práctica y el laboratorio que lee la muestra: ningún familiar, ex, jefe ni escuela, trabaje donde trabaje. Otra persona los recibe solo si usted lo pide por escrito, si la ley lo exige o si una vida está en peligro. Si teme que alguien los haya visto, escriba en el formulario de contacto (contact form).',
    page: '/privacy-policy',
  },
  {
    title: 'Who can read the chat',
    english: ways(`
      who can read my chat / can anyone read what i write here / do you read these messages / who sees this chat
      does the practitioner read the chat / is somebody reading along / can staff see my chat / is this chat private
      can my husband read this chat / who reads what i typed / are chats reviewed / can hannah see this conversation
      is this conversation seen by a person / does anybody monitor the chat / can you look at my chat later
      will people at the practice read my messages / who has access to the chat / is a human watching this
      can someone on my computer see the chat / do you save this chat for training / does the ai company read it
      can others see what i asked / is my chat visible to others / who can see my questions
      who can read the chat messages
    `),
    spanish: ways(`
      quién puede leer este chat / alguien lee lo que escribo / el chat es privado / ustedes leen los mensajes del chat
      mi esposo puede leer este chat / quién ve mis preguntas / guardan el chat / la profesional lee el chat
      alguien vigila el chat / pueden ver mi chat después / quién tiene acceso al chat / lo leen personas
    `),
    answer:
      'Nobody at the practice: the chat is kept in your own browser alone and not on our server, so nobody here can look it up later. Whoever uses your device can see it until you press the clear button in its head. To write an answer, your words may be sent to an AI provider that works for the practice, so please type no name, birth date or health details.',
    answerSpanish:
      'Nadie de la práctica: el chat se guarda solo en su navegador y no en nuestro servidor, así que aquí nadie puede verlo después. Quien use su aparato lo ve hasta que usted pulse el botón para borrarlo. Para responder, sus palabras pueden enviarse a un proveedor de IA que trabaja para la práctica; no escriba nombre, fecha de nacimiento ni datos de salud.',
    page: '/privacy-policy',
  },
  {
    title: 'From which age one may sign up',
    english: ways(`
      how old to sign up for emails / can my 14 year old sign up for the emails / can a teen join the workshop alone
      minimum age for the website / can my daughter download a guide herself / is the newsletter for kids
      can a 12 year old use the chat / age for the workshop / can my son sign up for the workshop
      may a child leave an email here / is there an age limit for the free guides / can teenagers use this site
      how old must you be to use the chat / can minors sign up for the free class / can my kid use this website
      can a thirteen year old get your mails / sign up age / do kids need permission to download
      is the site for children / under 13 / can my teen get the guide by mail / mailing list for teens
      can my girl put in her own email / youngest age to join the mailing list / what age can use this website
      privacy policy on kids / your privacy rules for children / childrens privacy
    `),
    spanish: ways(`
      desde qué edad se puede usar el sitio / mi hija de 14 puede inscribirse / edad para el taller
      un adolescente puede bajar la guía / mi hijo puede inscribirse solo / edad mínima para el sitio
      los niños pueden usar el chat / menores de 13 / mi hija puede dejar su correo / edad para recibir correos
      puede un menor bajar las guías / a qué edad se puede inscribir
    `),
    answer:
      'From 13 on: that is the least age to use this site, so a teenager may sign up for the workshop or a guide with an e-mail of their own. Children under 13 are not meant to. Ordering is different: a parent or guardian orders a kit and joins every visit until somebody is grown up.',
    answerSpanish:
      'Desde los 13 años: es la edad mínima para usar este sitio, así que un adolescente puede inscribirse al taller o pedir una guía con su propio correo. Los menores de 13 no deben hacerlo. Pedir es distinto: un padre, madre o tutor pide el kit y acompaña cada consulta de un menor.',
    page: '/privacy-policy',
  },
  {
    title: 'Children as patients',
    english: ways(`
      does she see kids / does the practitioner see children / do you treat kids / does hannah see babies
      can my child have a visit / do you do consults for children / pediatric visits / does she work with teenagers
      can i book a visit for my son / consult for my daughter / appointment for my baby / is the consult for kids too
      do you take pediatric patients / visit with my toddler / does she talk to teens / can the consult be about my child
      will she see my 10 year old / child consultation / is she good with kids / consult for a newborn
      do children come to the video visit / family visits with kids / do you see adolescents
      can the hour be for my kid / does she help children
    `),
    spanish: ways(`
      atiende a niños la profesional / ella ve niños / consulta para mi hijo / hacen consultas para niños
      puede atender a mi bebé / consulta para mi hija adolescente / ella atiende bebés / cita para mi niño
      trabaja con adolescentes / la consulta puede ser para mi hijo / ven niños pequeños / consultas pediátricas
    `),
    answer:
      'Yes. {practitioner} sees adults, children and babies by video; a parent or guardian joins the visit of a child. It stands beside the care of your pediatrician and does not replace it, and it is not for emergencies. The Concierge Consult is one hour, {price:concierge-consult}.',
    answerSpanish:
      'Sí. {practitioner} atiende a adultos, niños y bebés por video; un padre, madre o tutor acompaña la consulta de un niño. Va junto al cuidado de su pediatra, no en su lugar, y no es para emergencias. La Concierge Consult dura una hora y cuesta {price:concierge-consult}.',
    page: '/about',
  },
  {
    title: 'Her age and her family',
    english: ways(`
      how old is the practitioner / how old is hannah / does she have kids herself / is she married
      does hannah have children / is she a mom / how many kids does she have / what is her husband called
      where does she live / is she a mother / tell me about her family / does she have a family
      her age / when was she born / does she have a sick child / what was wrong with her child
      is the practitioner a parent / personal life of hannah / is she young / is she older
      did her own child have gut problems / which church does she go to / where did she grow up
      does she have babies / does she know what it is like as a mom
      how old is she and does she have kids
    `),
    spanish: ways(`
      cómo se llama su esposo / ella tiene bebés
      cuántos años tiene la profesional / hannah tiene hijos / ella es mamá
      dónde vive ella / qué edad tiene hannah / su hijo estuvo enfermo / a qué iglesia va
      tiene familia la profesional / es joven ella / cuántos hijos tiene / ella es madre
    `),
    answer:
      'Her age does not stand on the site. She has a child: the About page tells that her own child became ill, and that this is why she looked for root causes and founded the practice. Of her family, her church and where she lives the site says no more.',
    answerSpanish:
      'Su edad no está en el sitio. Tiene un hijo: la página About cuenta que su propio hijo enfermó, y que por eso buscó las causas de fondo y fundó la práctica. De su familia, su iglesia y dónde vive el sitio no dice más.',
    page: '/about',
  },
  {
    title: 'Beside my own doctor',
    english: ways(`
      is she a replacement for my gp / how do you differ from a hospital
      what can she do that my doctor cannot / how is this different from my regular doctor / why see her and not my gi
      do i still need my own doctor / is she instead of my doctor / what does she do differently
      can she replace my primary care / difference between you and a gastroenterologist / why not just go to my doctor
      what do you offer that my doctor does not / is this like a second opinion / functional medicine or regular
      can she be my family doctor / do you work with my doctor / will she talk to my doctor
      what makes you different / why should i pay you when my doctor is covered / is it holistic
      do you do the same as a naturopath / what is root cause care / conventional or natural medicine
      how is a visit with her different / what is the point of seeing her
      my doctor says everything is normal what would you do differently
    `),
    spanish: ways(`
      qué hace ella que mi médico no / en qué se diferencian de mi médico / sigo necesitando a mi médico
      por qué ir con ella y no con el gastroenterólogo / reemplaza a mi médico / qué hacen diferente
      es medicina natural / trabajan con mi médico / puede ser mi médica de cabecera / qué es la causa de fondo
      por qué pagar si mi médico está cubierto / en qué es distinta la consulta
    `),
    answer:
      'She takes an hour for the whole story: history, food, sleep and results together, with a written plan afterward, and looks for the root cause. She does not replace your doctor: for an emergency, an exam by hand, screening or your medicines you need your own. Whether she prescribes, the site does not say. Results go to your doctor when you ask for it in writing.',
    answerSpanish:
      'Ella dedica una hora a toda la historia: antecedentes, comida, sueño y resultados juntos, con un plan escrito después, y busca la causa de fondo. No reemplaza a su médico: para una emergencia, un examen físico, controles o sus medicinas necesita al suyo. Si receta, el sitio no lo dice. Los resultados van a su médico si usted lo pide por escrito.',
    page: '/about',
  },
];
