/** The closed classes of a language: what joins, points, asks and helps. None of them begins a name. */
const english =
  'a an the this that these those my your his her its our their mine yours ours theirs i me we us you he him she they them it who whom whose which what when where why how myself yourself himself herself itself ourselves themselves ' +
  'and or but nor so yet if because since though although while until unless than as whether ' +
  'of in on at by for with without about against between into through during before after above below to from up down out off over under near behind inside outside around across along among beyond per via like toward towards upon within ' +
  'is am are was were be been being do does did doing done have has had having can could will would shall should may might must ought cannot ' +
  'not no yes never none nothing nobody neither either both all any some each every few many much more most less least other another such same own only just even also too very really quite rather almost already still again once twice always often sometimes usually maybe perhaps here there now then today tonight tomorrow yesterday soon later ago back away ' +
  'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred first second last next ' +
  'please thanks thank hi hello hey ok okay well oh sorry sir madam maam ' +
  'dont doesnt didnt isnt arent wasnt cant wont im ive id ill youre hes shes theyre thats whats ' +
  'get got give take make made need needs want wants help know think feel feels say says said tell ask see look looks try use used work works come came go goes went keep let lets put call write live lives';
const spanish =
  'el la los las un una unos unas lo al del de en con sin por para sobre entre desde hasta según mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa eso esto aquel aquella yo tú él ella nosotros ustedes ellos ellas me te se nos le les que qué quien quién cual cuál cuando cuándo donde dónde como cómo cuanto cuánto ' +
  'y e o u ni pero porque pues si sí no nunca nada nadie también tampoco ya muy más menos tan tanto todo toda todos todas otro otra algo alguien aquí allí ahora hoy ayer mañana luego ' +
  'es soy eres somos son era fue está estoy están ser estar hay tengo tiene tenemos quiero quiere necesito necesita puedo puede hago hace hola gracias favor';

export const smallWords: ReadonlySet<string> = new Set(`${english} ${spanish}`.split(' '));

/** Stand inside of names: 'Ana de la Cruz', 'Ludwig van Beethoven'. */
export const particles: ReadonlySet<string> = new Set(
  'de la las los del van von der den ter bin ibn al el da das dos di du le mac mc st san santa y'.split(
    ' ',
  ),
);

/** Words that follow 'my name is' and are none: what a name can be like, or where it stands. */
export const saidOfNames: ReadonlySet<string> = new Set(
  'wrong right correct hard easy long short private secret public odd weird strange funny common rare fine new old safe good bad great ok visible missing listed part relevant irrelevant unimportant different difficult classified changed misspelled spelled written mine known unknown importante secreto privado difícil fácil largo corto irrelevante común'.split(
    ' ',
  ),
);

/** How people say they are, where its ending does not tell: a slip of the keyboard in one of them makes no name. */
export const states: readonly string[] =
  'tired sick sore weak dizzy gassy queasy sleepy hungry thirsty itchy achy foggy moody shaky sweaty crampy vegan keto paleo celiac coeliac gluten lactose dairy allergic pregnant nauseous bloated constipated anxious depressed diabetic anemic menopausal nursing breastfeeding worried scared unsure confused interested overweight underweight exhausted miserable curious hypothyroid hyperthyroid autoimmune asthmatic insomniac vegetarian pescatarian awesome terrible horrible amazing great weird confusing ridiculous urgent important serious normal crazy awful perfect wonderful disgusting expensive helpful useless unbelievable'.split(
    ' ',
  );

/** Words of this field that no general dictionary has. */
export const fieldWords: ReadonlySet<string> = new Set(
  'mexicana mexicano americana americano cubana cubano colombiana colombiano peruana peruano hispana hispano latina latino española español vegetariana vegetariano cristiana cristiano católica católico monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter thanksgiving lol omg tmi idk btw kinda sorta gonna wanna gotta dunno yeah yep nope yuck eww meh legit prob probs def asap fyi tofu tempeh natto edamame lecithin aip covid hiv std aids hpv rsv pots eds mcas cfs lpr eoe cvs zonulin celiac coeliac crohn crohns hashimoto hashimotos candida probiotic probiotics prebiotic prebiotics biotic synbiotic microbiome microbiota dysbiosis sibo ibs ibd gerd pcos mthfr hcg tsh uti pms keto paleo fodmap fodmaps kefir kombucha kimchi sauerkraut turmeric ashwagandha berberine glutamine collagen psyllium mycotoxin mycotoxins mycotox toxdetect dutch gimap gi map dna pylori helicobacter giardia lactobacillus bifidobacterium acidophilus cortisol estrogen progesterone testosterone melatonin thyroid histamine hypothyroid hyperthyroid perimenopausal menopausal postpartum prediabetic hypoglycemic autoimmune asthmatic adhd autistic preggo preggers nauseated gassy crampy queasy telehealth telemedicine superbill hsa fsa hipaa zoom paypal venmo amazon fullscript ozempic wegovy mounjaro zepbound metformin omeprazole prilosec nexium pepcid zantac imodium miralax zoloft lexapro prozac xanax adderall synthroid levothyroxine prednisone tylenol advil ibuprofen aspirin benadryl zofran pepto gaviscon humira stelara eczema acne rosacea psoriasis vegano vegana celíaca celíaco diabética diabético alérgica alérgico'.split(
    ' ',
  ),
);

/** Words that are family names as well: after a first name they are one. */
export const familyNames: ReadonlySet<string> = new Set(
  'smith brown miller davis moore taylor white king hill green baker hall young allen wright scott adams carter parker turner collins cook bell cooper reed ward wood woods cox gray price long foster butler barnes fisher stone hunter black palmer mason knight fox rice berry burns gordon wells webb rose warren lane marsh mills nichols grant snow hart cross pearce page bishop day lamb french payne curry walsh love sharp hopper blair little golden steele banks brooks fields waters rivers meadows bush field lake frost winter summers spring winters hawk wolf wolfe lyon bird crane drake finch swan starling martin sparrow church temple abbott pope dean noble prince duke earl major sergeant judge chambers potter mason carpenter farmer gardener shepherd fletcher archer bowman porter spencer stewart steward chandler weaver tyler tucker walker dyer skinner glover cutler sawyer wheeler cartwright wainwright smart wise savage strong small short swift rich power powers battle best good goodman moody bright sterling silver diamond jewel flowers bloom garland english ireland holland london england york lincoln washington jackson justice law wall bridges ford forest park glass horn hooker bacon bean beard blood bond boone bowling browning manning fleming keeling dowling rawlings hastings jennings cummings hutchings billings'.split(
    ' ',
  ),
);

/** First names that are words as well and are read as words unless much speaks for a name. */
export const ratherWords: ReadonlySet<string> = new Set(
  'free rich frank sunny sandy rusty misty stormy dusty merry gay glad happy hardy early even fair bald bliss blithe christian will may june april august job page ginger sage honey mercy chance star pen cherry candy cookie brandy sherry cinnamon herb heaven mommy nanny granny gram gran mom dad boy gal guy man king major son any else hale hasty keen lucky lefty noble powerful red ready serene sly stern sweet urban witty worthy able bland bonny corny gusty nappy rocky hilly thorny itch con dot in it hi see say had wait read tan deny dare doe em van cal cat'.split(
    ' ',
  ),
);
