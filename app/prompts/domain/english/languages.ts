/** Source of an expression for the name of a language, in lower case. */
export const LANGUAGE =
  'english|spanish|french|german|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|welsh|irish|catalan|czech|romanian|hungarian|latin|swahili|vietnamese|thai|indonesian'
