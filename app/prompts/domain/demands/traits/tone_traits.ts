/** How a result sounds and whom it speaks to. */
export const TONE_TRAITS = `
formal !casual,funny,emoji: formal|businesslike|business english|solemn|dignified|official/ceremonial tone/style/language/register|stiff|reserved|strictly professional|professional register/tone
casual: casual|informal|chatty|conversational|chummy|matey|folksy|easygoing|relaxed tone/style|slang|mate|buddy|pal|laid back|cheeky|sassy|street talk|text a friend|whatsapp|colloquial|banter|friend texting|hiya|like a friend|tongue in cheek|flippant|breezy|youth/teen language|bro|dude|lol
serious !funny,casual: serious tone|in a serious|keep serious|solemn|grave|sombre|somber|dead serious|straight faced|strictly serious|dignified|condolence|eulogy|obituary|earnest|mourning|subdued|respectful
matter-of-fact !funny,emotion,hype: matter of fact|factual|sober|plain fact|unemotional|fact only
emotion: how+feel/felt|heartfelt|tear|moving|emotional|passionate|furious|humiliated|heartbroken|devastated|sad|anger|joy ? emotion|feeling|sentiment|pathos
funny: poke fun|make fun|funny|humorous|witty|comic|comical|amusing|jokey|goofy|silly|whimsical|droll|tongue in cheek|wink|satirical|hilarious|laugh|playful|roaring|@add+joke/humour/humor/pun/gag/quip/wisecrack|joke or two ? joke|humour|humor|gag|funny|quip|wisecrack|punchline|witticism|one liner|levity|comedy|banter|crack a joke
pun ^funny: ? pun|wordplay
irony ^funny: ironically|poke fun|sarcastic ? irony|ironic|sarcasm
neutral !partial,hype: neutral|impartial|dispassionate|take no side/position|objective tone/style/report/language|stay/remain/be objective|balanced|even handed|unbiased|favour/favor neither|both side/team equally/alike|equal weight|non judgmental|fair to both|referee
partial: take/taking side|persuasive|persuade|convince|argue for/against/strongly/firmly|press+case|plead+for|one sided|partisan|campaign for|condemn|attack|praise|run down|your own opinion/view|your opinion|what you think|no ground to|scathing|polemic|biased|champion|always favour/favor|clear/doubt+wrong/right/cheated/fault|side with|win+over|argue that|urge+vote|defend|make case for|flop|disgrace|which+better|better buy/choice/option/deal/one|root for ? opinion|view of own|judgment|judgement|evaluation|praise|criticism
hype: finest|stunning|best+town/region/world/coast/ever|most beautiful|greatest|number one|unbeatable|world class|sensational|boast|exaggerate|superlative|hype|gush|unrivalled|perfect|miracle ? superlative|hype|praise|exaggeration|boasting|buzzword|marketing language/speak|advertising language
warm !harsh: warm|friendly|kindly|compassionate|sympathetic|caring|tender|be patient|empathetic|empathy|gentle|encouraging|supportive|respectful|polite|courteous|considerate|tactful|praise
harsh: be/sound/make/write/tone+harsh/rude/brutal/stupid/sarcastic/dismissive/merciless/curt/scathing/savage/ruthless/unsparing|brutally honest|no mercy|snarky|mock|ridicule|insult him/her/them|humiliate|scold|feel+stupid|tear+apart|put+down|sneer|cutting remark|roast|no talent|hopeless|blame+them/him/her
calm !alarm: calm|reassure|soothing|nobody+worry|no panic
alarm: panic|alarm|alarming|frighten|scare|shock|dramatic|doom|fear|catastrophe|disaster ? drama|panic|alarm
simple !technical: plain language/word/english|simple language/word/english/term|everyday word/language/english|layman term|easy language|child/grader/year+understand/get|jargon free|non technical|word+one syllable
technical: technical term/vocabulary/language/terminology|specialist term/vocabulary/language|academic vocabulary/register/language|terminology|doctoral thesis|industry term|legal language/commentary|jargon|proper/correct/scientific/medical/legal ~ term/name ? jargon|technical/specialist/foreign/medical/legal term/language/vocabulary/word|technicality
latin ^technical: latin/botanical/scientific name/term ? latin
abbreviation: short form|use/with+abbreviation/acronym|abbreviate ? abbreviation|acronym|initial|short form|shorthand
`
export const AUDIENCE_TRAITS = `
novice !expert: beginner|newcomer|layperson|laypeople|lay reader/audience/person|non expert|child|kid|schoolchild|pupil in|toddler|people new to|no prior/previous knowledge|never+used/seen/heard/held/opened/done/invested/met/touched|know nothing|first timer|just learnt/learned|novice|no/without background|no idea about|not technical|year old|grader
expert !explain-terms: expert reader/audience|for expert|specialist|phd|doctorate|senior engineer/developer|professor|presuppose|assume+knowledge/familiarity/degree/fluency|at home with/in|well versed|seasoned|familiar with|taken/take+granted|taken/take as given|experienced+will/know/need|inside out|trained+know|scientist|no need to explain|don't explain/bother|without explaining|know+term|reader/audience/user/they know|cardiologist|surgeon|lawyer|daily routine
explain-terms: define/explain/gloss+each/every/all/term/word/abbreviation|explain+basic|explain what ~ is
`
