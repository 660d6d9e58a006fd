import type { Section, Sentence } from '#app/prompts/domain/reading/reading'

const NAMES: Record<Section, string> = {
  role: 'role,persona,your role,who you are',
  goal: 'task,goal,objective,request,instruction,instructions,question,prompt,your task,main task,what to do,assignment,result,wanted result',
  purpose:
    'purpose,why,outcome,desired outcome,aim,reason,what it is for,used for,why it matters,next step,decision',
  context: `categories,fields,focus,context,background,situation,details,about,product,topic,facts,key facts,company,offer,history,known,subject,campaign,project,
    scope,what we know,key details,setting,theme,problem,participants,occasion,goal and limits,team,environment,language,known details,given,
    background and facts,main points,key points,point of view,scene,plot,relationship,subject matter,matter,project,meeting,trip,start,position,employer,speakers,image and occasion,situation,angle,occasion,your answer,problem,readers and register,main message,person,features and facts,findings and data,client situation,criteria,occasion and material,
    reason for writing,characters and setting,what happens,achievements,requirements and facts,starting point,names and links,purpose and users,moments,level,kitchen,tables,class,at hand,household,times,signs,aim,sheet,look,words and look,person,refusal,thanks for,what must stay,expected,directions,aspects,material,limits,given limits,offer and proof,client,what to change,question behind it,constraints and dates,reason for writing,what happened`,
  input: `input,text,data,article,source,transcript,email,document,content,source text,input text,items,notes,original,original text,message,
    draft,review,tweet,sentence,paragraph,passage,code,ticket,report`,
  audience:
    'audience,readers,reader,target audience,recipient,recipients,user,users,buyer,for,for whom,who it is for,listener,listeners,people',
  format: `format,output,output format,structure,return,response format,deliverable,output structure,answer format,layout,form,sections,columns,
    composition,style and composition,labels`,
  length: 'length,word count,size,word limit,duration,count,limit,aspect ratio',
  tone: 'tone,style,voice,mood,tone of voice,tone and style,style and tone,language level,register,writing style',
  rule: 'rules,rule,constraints,constraint,requirements,avoid,do not,limits,must,guidelines,notes,note,important,do,dont,restrictions,conditions,leave out',
  edge: 'edge cases,edge case,if something is missing,if information is missing,exceptions,missing information,unclear cases,when unsure',
  check:
    'check,success,criteria,quality,done when,success criteria,acceptance criteria,definition of done,quality check,success test,a good result,a good answer,a good result means,evaluation criteria',
  example: 'example,examples,sample,sample output,example output,sample input,example input',
  steps: 'steps,process,approach,method,procedure,workflow,how to work',
}

const SECTIONS = new Map<string, Section>(
  Object.entries(NAMES).flatMap(([section, names]) =>
    names.split(',').map((name) => [name.trim(), section as Section] as const)
  )
)

/** The section that a heading or label names, or null. */
export function sectionOf(name: string): Section | null {
  const plain = name.replaceAll(/[*_:]/g, '').trim().toLowerCase()
  return SECTIONS.get(plain) ?? SECTIONS.get(plain.replace(/^(?:the|your|our|my) /, '')) ?? null
}

/**
 * Gives each sentence the section that its own label or the heading above it names. What stands
 * above the main request names the request, whatever it says.
 */
export function nameSections(sentences: Sentence[], masked: string, goal: number | null): void {
  let above: Section | null = null
  let last: Sentence | null = null
  const headed =
    goal === null
      ? -1
      : sentences.findLastIndex(({ mood }, index) => mood === 'heading' && index < goal)
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.mood === 'heading') {
      above =
        goal === null || index === headed
          ? null
          : sectionOf(sentence.label ?? masked.slice(sentence.start, sentence.end))
    } else {
      const own = sentence.label ? sectionOf(sentence.label) : null
      const sameLine = last && !masked.slice(last.end, sentence.start).includes('\n')
      sentence.section = own ?? (sameLine ? last!.section : above)
    }
    last = sentence
  }
}
