/** Words for the same thing or deed in offices, shops and projects; a row is one meaning, an underscore joins words. */
export const SYNONYMS_OF_WORK = `
job vacancy
job_ad vacancy_notice job_posting job_advertisement job_description job_opening
staff personnel workforce employee worker team_member crew | colleague coworker co_worker teammate workmate
boss manager supervisor superior line_manager | applicant candidate interviewee jobseeker | apply application_letter
cover_letter application_letter letter_of_application motivation_letter | resume cv curriculum_vitae
hire recruit employ engage take_on bring_on_board | newcomer new_hire new_joiner new_starter recruit rookie newbie new_employee
onboard induct induction settle_in | fire dismiss lay_off let_go make_redundant terminate | resign quit step_down hand_in_notice
retire retirement | raise pay_rise salary_increase | salary wage remuneration compensation | bonus incentive reward
holiday vacation annual_leave time_off day_off | sick_leave sickness_absence sick_note | shift rota roster | part_time parttime
full_time fulltime | freelance freelancer contractor self_employed | temp temporary temporary_staff casual_worker seasonal_worker
intern trainee apprentice placement | remote work_from_home home_office telework | training course lesson workshop seminar tuition
teacher instructor trainer tutor coach | learner student pupil trainee | customer client patron
supplier vendor provider | partner associate ally | consumer end_user user | prospect potential_customer
company business enterprise corporation organisation | startup start_up new_company young_company | founder entrepreneur
owner proprietor | board directors board_of_directors management_board | executive senior_manager c_level leadership leader
ceo chief_executive managing_director | accountant bookkeeper keep_the_books bookkeeping accounting accounts
lawyer attorney solicitor legal_counsel counsel | developer programmer coder software_engineer dev engineer
it_department tech_team it_team | help_desk support_team customer_service customer_support customer_care
salesperson sales_rep sales_agent account_manager | invoice bill | payment_reminder dunning nudge reminder remind chase
overdue outstanding unpaid past_due late_payment open_invoice | instalment installment part_payment payment_plan
refund reimburse money_back reimbursement | price cost charge fee rate tariff | pricing prices price_list
discount rebate reduction markdown price_cut money_off | budget spending_limit | expense expenditure outlay spending
profit earnings margin gain | revenue turnover sale_figure takings | loss deficit shortfall | loan credit borrowing
mortgage home_loan housing_loan | tax levy duty | insurance coverage | contract agreement | clause provision term | sign signature
purchase buy buyer acquire | sell vend | deliver delivery ship shipment shipping dispatch | parcel package packet
warehouse depot storehouse stockroom | stock inventory supply | return send_back give_back | exchange swap trade switch
warranty guarantee | shop store outlet boutique retail_store
online_shop web_shop webshop e_shop online_store e_commerce ecommerce | website site web_page webpage homepage home_page
app mobile_app | software program tool | marketplace market | product merchandise | offer proposition
launch introduce bring_out release roll_out unveil go_live | advert ad advertisement commercial
advertise promote market publicise | campaign promotion | slogan tagline catchphrase motto strapline
email mail e_mail electronic_mail | newsletter email_newsletter | message text_message sms | letter missive
social_media social_network social_channel | tweet status_update | press media journalist reporter
press_release press_statement media_release press_notice news_release | leaflet flyer brochure pamphlet handout
poster placard billboard | presentation slide_deck slideshow deck | report account write_up | memo memorandum briefing brief
agenda running_order order_of_the_day | schedule timetable timeline time_plan calendar | plan scheme roadmap
strategy game_plan approach | project undertaking initiative venture | deadline due_date cut_off time_limit
milestone stage phase | task assignment duty to_do todo action_item | responsible in_charge | goal aim objective target purpose
result outcome | progress headway advance | meeting appointment conference session get_together gathering
kick_off kickoff first_meeting opening_meeting | interview job_interview | negotiate negotiation bargain haggle
discuss debate talk_over discussion | decide resolve settle determine | approve sign_off authorise
reject decline turn_down refuse say_no rejection | cancel call_off scrap withdraw
postpone put_off defer reschedule move_to_later push_back | problem trouble difficulty issue
error bug defect fault glitch mistake flaw | crash freeze hang stop_working fall_over | fix repair mend correct put_right
maintain maintenance upkeep servicing | replace substitute swap_out | improve enhance better upgrade refine optimise
change alter modify adapt amend adjust | remove delete drop take_out get_rid_of | add insert put_in append
reduce lower decrease bring_down lessen | increase raise grow boost go_up rise | compare contrast versus
risk danger hazard peril | safety security protection | rule regulation guideline policy | law legislation legal
comply conform obey | privacy data_protection gdpr | confidential secret private | complaint grievance complain criticism
feedback comment remark review opinion | survey questionnaire poll | question enquiry inquiry
answer reply response respond get_back | faq frequently_asked_question q_and_a questions_and_answers
table spreadsheet grid sheet | list enumeration | checklist tick_list check_list | bullet bullet_point dash | step instruction
chart graph diagram plot | flowchart flow_chart process_diagram | heading headline title
summary synopsis digest recap overview sum_up boil_down condense summarise outline_briefly | abstract precis
example instance sample | template pattern boilerplate form_letter | draft first_version | worksheet exercise_sheet work_sheet
database db data_base | query sql_statement sql select_statement | regex regular_expression regexp | function method
folder directory | unit_test test_case | code source_code program_code | api interface endpoint | server host
login sign_in log_in logon signon | password passcode | backup back_up | delete erase wipe
`
