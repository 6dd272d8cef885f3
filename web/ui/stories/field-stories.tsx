import { Search } from 'lucide-react';
import { useState } from 'react';
import { LANGUAGES } from '#contract/values/languages.ts';
import { Field } from '../fields/field.tsx';
import { MultiSelect } from '../fields/multi-select.tsx';
import { PasswordInput, TextArea, TextInput } from '../fields/inputs.tsx';
import { PhoneField } from '../fields/country/phone-field.tsx';
import { Select } from '../fields/select.tsx';
import { Section } from './section.tsx';

const languages = LANGUAGES.map((name) => ({ value: name, label: name }));
const sorts = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'newest', label: 'Newest' },
  { value: 'score', label: 'Best score' },
];

export function FieldStories() {
  const [chosen, choose] = useState<string[]>(['Portuguese', 'English', 'Spanish']);
  const [sort, setSort] = useState('relevance');
  const [phone, setPhone] = useState('+34 612 004 118');
  const [other, setOther] = useState<string>();
  return (
    <Section title="Fields">
      <Field label="Email">
        <TextInput type="email" placeholder="you@company.com" />
      </Field>
      <Field label="Full name" required hint="As people call you.">
        <TextInput defaultValue="Marta Ribeiro" />
      </Field>
      <Field label="Password" error="That email or password is incorrect.">
        <PasswordInput defaultValue="wrong-one" />
      </Field>
      <Field label="Locked">
        <TextInput disabled defaultValue="Cannot be changed" />
      </Field>
      <Field label="Search" hideLabel>
        <TextInput lead={<Search className="ic" aria-hidden />} placeholder="Position or skills" />
      </Field>
      <Field label="Small">
        <TextInput size="sm" placeholder="Find a profession" />
      </Field>
      <Field label="About you" hint="Grows with the text.">
        <TextArea placeholder="What are you proud of?" />
      </Field>
      <Field label="Sort">
        <Select options={sorts} value={sort} onChange={setSort} />
      </Field>
      <Field label="Nothing chosen yet">
        <Select options={sorts} value={other} onChange={setOther} />
      </Field>
      <Select
        variant="pill"
        label="Sort"
        options={sorts}
        value={sort}
        onChange={setSort}
        className="justify-self-start"
      />
      <Field label="Phone">
        <PhoneField value={phone} onChange={setPhone} defaultCountry="ES" />
      </Field>
      <Field label="Languages">
        <MultiSelect options={languages} value={chosen} onChange={choose} placeholder="Add a language" />
      </Field>
      <Field label="At least one" error="Choose a language.">
        <MultiSelect options={languages} value={[]} onChange={() => undefined} />
      </Field>
    </Section>
  );
}
