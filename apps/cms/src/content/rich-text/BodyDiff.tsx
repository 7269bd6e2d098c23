import { LexicalDiffComponent } from '@payloadcms/richtext-lexical/rsc'
import type { RichTextFieldDiffServerComponent } from 'payload'
import { blocksInWords } from './blocks-in-words.ts'

/** Two versions of a long text side by side: Payload's own comparison shows of a block nothing but its name in the code. */
export const BodyDiff: RichTextFieldDiffServerComponent = (props) => (
  <LexicalDiffComponent
    {...props}
    comparisonValue={blocksInWords(props.comparisonValue)}
    versionValue={blocksInWords(props.versionValue)}
  />
)
