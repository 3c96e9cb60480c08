import type { Rule } from './rule.ts';

const pain =
  '(?:duele|duelen|dolor|dolores|presion|apretad[oa]|aprieta|opresion|punzad\\w*|ardor|pesadez)';
const stool = '(?:heces|popo|caca|excremento\\w*|evacua\\w*|diarrea|panal|recto|ano|inodoro|bano)';
const baby =
  '(?:bebes?|recien nacid[oa]s?|nen[ea]s?|lactante|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+) (?:mes|meses|semanas?))';

/** What somebody threatens to do to others: looked for before the same words of somebody's own despair. */
export const threats: Rule[] = [
  {
    flag: 'violence',
    phrases: [
      '(amenaz\\w+|juro|jura|juraba) (a \\w+ )?(con |de |que )?((me|nos|la|lo|las|los|le|les) )?(va a |iba a )?(matar\\w*|mata|quemar\\w*|lastimar\\w*|hacer\\w* dano)',
      '(dice|dijo|decia|grita|grito|escribio) que (me|nos|la|lo) (va a matar|iba a matar|mata|matara|mataria)',
      '(me|nos) (quiere|quiso) matar|(me|nos) (trato de|intento) (matar|ahorcar|apunalar|quemar)|(trato de|intento|intenta) (matar|ahorcar|apunalar|quemar)(me|nos|la|lo)',
    ],
  },
];

/** The same in Spanish, whose accents are gone by now. The answer names the numbers to call in any language. */
export const spanish: Rule[] = [
  {
    flag: 'self-harm',
    phrases: [
      '(me )?(quiero|quiere|quisiera|deseo|prefiero) (morir|morirme|morirse|matarme|matarse|suicidarme|suicidarse|desaparecer|estar muert[oa])',
      '(voy a|va a|ganas de|pensando en|pienso en|he pensado en) (morir|morirme|matarme|matarse|suicidarme|quitarme la vida|hacerme dano|acabar con todo)',
      '(matarme|matarse|suicidarme|suicidarse|lastimarme|cortarme las venas)',
      '(se|me) (quiere|quiero) (matar|morir|suicidar)',
      'quitar(me|se) la vida|acabar con mi vida',
      '(no|ya no) (quiero|quiere) (\\w+ )?(vivir|viviendo|existir|estar aqui)',
      '(no tengo|sin) ganas de vivir|no vale la pena vivir',
      'no (le |me )?(veo|encuentro|hallo|tiene|queda) (\\w+ )?sentido (a |en )?(la|mi|esta|seguir|vivir)( \\w+)?',
    ],
  },
  {
    flag: 'abuse',
    phrases: [
      '(pegan?|pego|golpean?|golpeo|maltratan?|abusan?|abuso|abusaron|abusando|viola|violo|toca|toco|lastima) (?:\\w+ )?(de |a )?(mi|mis|la|el|los|las|su|nuestr[oa]s?) (?:\\w+ )?(hij[oa]s?|nin[oa]s?|bebes?|nene|nena|niet[oa]s?|sobrin[oa]s?)',
      'abus\\w+ (sexual\\w*|infantil)|maltrato infantil',
    ],
  },
  {
    flag: 'violence',
    phrases: [
      'violencia domestica',
      'me (pega|golpea|maltrata|ahorca|ahorco|amenaza con matar\\w*)',
    ],
  },
  {
    flag: 'heart',
    pairs: [['(?:pecho|corazon)', pain, 5]],
    phrases: ['ataque (al corazon|cardiaco)', 'infarto'],
  },
  {
    flag: 'breathing',
    phrases: [
      '(no|apenas|casi no) (puede|puedo|pueden|podia|logra|logro) (\\w+ )?respirar',
      '(me|le|nos) cuesta (\\w+ )?respirar|(dificultad|problemas|trabajo) (para|al|de) respirar',
      '(me|le) falta (el |la )?(aire|respiracion)|falta de aire',
      '(me|se) (esta |estoy )?(ahoga|ahogo|ahogando|asfixia|asfixiando)',
      '(dejo de|no) respira(r|ba|ndo)?',
      '(labios?|cara|boca) (\\w+ ){0,3}(azul(es)?|morad[oa]s?)',
    ],
  },
  {
    flag: 'allergy',
    pairs: [
      [
        '(?:labios?|lengua|cara|garganta|boca)',
        '(?:hinch\\w+|inflam\\w+|cierra|cerrando|cerro)',
        4,
      ],
    ],
    phrases: [
      'anafil\\w+',
      '(reaccion alergica|alergia) (\\w+ ){0,4}(grave|fuerte|severa|respirar)',
    ],
  },
  {
    flag: 'bleeding',
    pairs: [
      [
        '(?:sangre|sangr\\w+|coagulos)',
        `(?:${stool}|orina|vomit\\w*|tos|tose\\w*|tosi\\w*|escup\\w+|embaraz\\w+)`,
        5,
      ],
      ['(?:negr[oa]s?|alquitran)', stool, 4],
    ],
    phrases: [
      'no (deja|para|dejo|paro) de sangrar',
      '(mucha|perdiendo|perdido) sangre',
      'sangr(o|a|ando) (\\w+ )?(mucho|bastante)',
    ],
  },
  {
    flag: 'stroke',
    pairs: [
      [
        '(?:cara|boca|brazo|pierna|lado)',
        '(?:dormid[oa]s?|adormec\\w+|paraliz\\w+|caid[oa]|torcid[oa]|sin fuerza)',
        5,
      ],
    ],
    phrases: [
      '(derrame|infarto) cerebral|derrame|embolia',
      'no (puede|puedo) (hablar|mover|ver)',
      '(peor|repentino) dolor de cabeza',
    ],
  },
  {
    flag: 'fainting',
    phrases: [
      'desmay\\w+',
      'convulsi\\w+',
      'inconsciente',
      'perdi(o|do)? (el )?(conocimiento|la conciencia)',
      'no (se )?(despierta|desperto)',
      '(bebe|nin[oa]|hij[oa]|espos[oa]|mama|papa|abuel[oa]) (\\w+ )?no (responde|reacciona|se mueve)',
    ],
  },
  {
    flag: 'infant',
    goesOn: true,
    pairs: [
      [
        baby,
        '(?:fiebre|calentura|temperatura|caliente|aletargad\\w*|flacid[oa]|azul|morad[oa]|(?:no|dejo de) (?:quiere |ha )?(?:comer|come|comido|mamar|mama|tomar|toma|orina\\w*|mojado|llorar|llora|respira\\w*))',
        10,
      ],
    ],
  },
  {
    flag: 'fever',
    phrases: [
      '(fiebre|calentura|temperatura) (\\w+ ){0,4}(40|41|39[.,]\\d|10[3-6])',
      '(fiebre|calentura)( \\w+){0,6} (cuello|manchas|confundid[oa]|delir\\w+)',
    ],
  },
  {
    flag: 'pregnancy',
    goesOn: true,
    pairs: [
      [
        'embaraz\\w+',
        // 'Es de sangre?' alone asks of a test.
        '(?:(?!(?<=^(?:y )?es de )sangre$)sangr\\w+|manchad\\w*|dolor(?:es)? (?:\\w+ )?(?:fuertes?|intensos?)|contracciones|liquido)',
        10,
      ],
    ],
    phrases: [
      'bebe (\\w+ )?(no se mueve|dejo de mover\\w*)',
      'no (siento|he sentido)( \\w+){0,4} (bebe|mueva|mueve|mover|moverse)',
      '(rompi|rompio) (la |mi )?fuente',
      'aborto espontaneo',
    ],
  },
  {
    flag: 'poisoning',
    pairs: [
      [
        '(?:tomo|tome|tomado|trago|trague|tragado|comio|bebio|bebi|ingirio)',
        '(?:cloro|lejia|veneno|pila|bateria|iman(?:es)?|moneda|detergente|gasolina|todas (?:las|mis|sus) (?:pastillas|pildoras)|muchas (?:pastillas|pildoras)|frasco|(?:pastillas|pildoras|medicinas?) de (?:mi|su|la|el))',
        7,
      ],
    ],
    phrases: ['envenen\\w+', 'sobredosis', 'demasiadas (pastillas|pildoras)'],
  },
  {
    flag: 'drying out',
    phrases: [
      '(deja|dejo|para|parar|dejar) de vomitar',
      'vomit(a|o|ando) (\\w+ )?(todo|sin parar)',
      'deshidratad[oa]',
      'no (ha orinado|orina|retiene)',
    ],
  },
  {
    flag: 'belly',
    pairs: [
      [
        '(?:estomago|barriga|panza|abdomen|vientre)',
        '(?:insoportable|no (?:lo |la )?(?:aguanto|aguanta|soporto|soporta)|muy fuerte|fuertisimo|peor dolor|no puedo (?:caminar|mas))',
        6,
      ],
    ],
    phrases: ['apendicitis'],
  },
  { flag: 'emergency', phrases: ['(es|tengo) una emergencia', 'ambulancia', 'llam\\w+ al 911'] },
];
