/** Words for the same thing or deed outside work, and for how something is said; a row is one meaning. */
export const SYNONYMS_OF_LIFE = `
father dad daddy papa pop | mother mum mom mummy mama | parent mum_and_dad | grandmother gran grandma granny nan nana
grandfather grandpa grandad granddad | brother bro | sister sis | baby infant newborn | child kid youngster little_one
teenager teen adolescent youth | adult grown_up | senior elderly old_people pensioner retiree | husband groom spouse bridegroom
wife bride | fiance fiancee betrothed | friend mate buddy pal | neighbour next_door | guest visitor
resident tenant occupant inhabitant | volunteer helper | doctor physician gp | dentist dental_surgeon
dental_practice dental_surgery dentist_office | nurse carer | hospital clinic | medicine drug medication
illness disease sickness | pain ache | intensive_care icu critical_care
wedding marriage_ceremony marry get_married tie_the_knot nuptials | anniversary jubilee | funeral burial
party celebration festivity | farewell goodbye send_off | toast raise_a_glass | speech say_a_few_words few_words
invite ask_along | thank gratitude thankful appreciate | congratulate congratulation | apologise sorry say_sorry regret
condolence sympathy | trip journey travel tour voyage excursion | itinerary travel_plan route_plan day_plan trip_plan
train rail railway by_rail | car automobile vehicle | bicycle bike cycle | plane aeroplane airplane flight
airline carrier air_carrier | suitcase luggage baggage bag trunk | hotel inn guest_house lodging | camping camp tent
boat ship vessel | kayak canoe paddle | sea ocean | lake pond | beach shore seaside | mountain hill peak | hike walk trek ramble
countryside country rural | city town | village hamlet | pack packing packing_list | sight attraction landmark place_to_see
museum gallery | art painting picture | home house flat apartment dwelling | garden yard | gardener groundskeeper
rent lease hire | move relocate relocation | office bureau workplace | building block property
bin rubbish_bin trash_can garbage waste | energy power electricity electric electrical | heating radiator
solar_panel photovoltaic solar_module | clean tidy wash | food meal dish | dinner supper evening_meal | snack bite
bread loaf roll bun | bakery baker | cake pastry | pancake crepe | coffee espresso | cafe coffee_shop coffeehouse coffee_house
restaurant eatery bistro | canteen cafeteria | vegetarian meatless without_meat no_meat | vegan plant_based
carbohydrate carb high_carb | drink beverage | beer ale lager | alcohol_free without_alcohol non_alcoholic no_alcohol
brewery brewer brew | marathon long_distance_run | runner jogger run | race competition contest | exercise fitness
football soccer | win victory | team squad side | story tale narrative yarn | bedtime_story goodnight_story bedtime
poem verse rhyme | novel book | joke gag | film movie | song tune | photo photograph | video clip footage | fairy_tale fable
afraid scared frightened fear fearful | dark darkness night_time | happy glad joyful cheerful | sad unhappy sorrowful
angry furious | surprise unexpected surprising | lonely alone | brave courageous | animal creature | cat kitten puss
dog puppy hound | horse pony | stroke pet cuddle fondle | flower blossom bloom | weather climate | rain rainfall
drought dry_spell water_shortage | sun sunshine | begin start commence kick_off_with | end finish conclude wind_up
continue carry_on go_on keep_going | stop halt cease | help assist aid | try attempt endeavour
explain clarify make_clear set_out spell_out | describe depict portray | show demonstrate display | tell inform let_know notify
ask enquire | persuade convince talk_into | suggest propose recommend advise come_up_with | choose select pick
find discover look_for search locate | collect gather assemble put_together | sort arrange rank put_in_order
classify categorise label_as tag | measure gauge | calculate compute | estimate roughly_calculate
rewrite reword rephrase paraphrase put_differently | shorten trim abridge | proofread check_spelling
invent make_up think_up devise | teach instruct educate | learn study | remember recall bear_in_mind | forget overlook
want wish desire | need require | avoid steer_clear shun | encourage motivate urge hearten | warn caution alert | threaten menace
leave_out omit skip exclude without | contain include comprise | happen occur take_place come_about | appear turn_up show_up
expect anticipate | guess speculate speculation conjecture | cause reason why | effect consequence impact
advantage benefit pro upside | disadvantage drawback con downside | difference distinction differ mix_up | similar alike
important significant key crucial vital main major | necessary essential needed | possible feasible | useful handy
new recent fresh latest | former previous past | first initial | last final | second_best runner_up second_place
next following coming upcoming | weekly each_week every_week a_week | daily each_day every_day a_day once_daily
monthly each_month every_month a_month | yearly annual each_year every_year a_year | spring springtime | morning forenoon
evening night | quick fast rapid swift speedy | slow unhurried | big large huge | small little tiny mini
short brief concise terse succinct | long lengthy extended | detailed thorough in_depth comprehensive
easy simple plain uncomplicated | difficult hard tricky tough | cheap inexpensive low_cost affordable | expensive costly pricey
free free_of_charge gratis | beautiful lovely pretty | modern contemporary up_to_date
quiet calm still peaceful low_key restrained | loud noisy | strong powerful robust | weak feeble
understandable easy_to_read comprehensible | vague unclear fuzzy | honest sincere truthful frank candid
polite courteous civil respectful | resolute unyielding determined | friendly kind warm cordial amicable warm_hearted
formal official businesslike | informal casual relaxed familiar | funny humorous amusing witty humour comical
serious earnest grave | factual objective matter_of_fact facts | sceptical skeptical doubtful doubt | reassuring comforting
enthusiastic excited passionate passion | professional expert | blind visually_impaired | picture image illustration photo
hand_made handmade handcrafted artisan made_by_hand | upper_case capital_letter uppercase capital
lower_case small_letter lowercase | hash pound_sign hash_sign | digit numeral | annotation jotting | topic subject theme
jargon technical_term buzzword technical_language | superlative exaggeration
gap_text cloze gap_fill text_with_gap fill_in_the_blank | answer_key solution | quotation quote citation
reader audience readership | money cash fund | rich wealthy well_off | poor needy | donate give_to_charity donation
charity non_profit ngo not_for_profit | school academy | university college | exam examination | church parish
government authority | election vote ballot | war conflict
`
