/** Words for people who get messages; a request with one of them has told who the reader is. */
export const PEOPLE: readonly string[] =
  'boss manager supervisor colleague team staff client customer supplier vendor contractor landlord tenant agency neighbor neighbour teacher professor tutor parent student candidate recruiter investor insurer bank guest friend sister brother mother mum mom father dad grandma grandpa cousin aunt uncle wife husband ex council councillor patient member volunteer donor coach host'.split(
    ' '
  )
