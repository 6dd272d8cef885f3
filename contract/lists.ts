/** Position titles offered to talent; the default stands first. */
export const POSITION_TITLES = [
  'Sales Closer', 'Account Executive', 'Account Manager', 'Appointment Setter', 'Backend Developer', 'Brand Manager',
  'Business Analyst', 'Business Development Manager', 'Business Development Representative', 'Channel Sales Manager',
  'Community Manager', 'Consultant', 'Content Creator', 'Copywriter', 'Customer Success Manager', 'Customer Support Specialist',
  'Data Analyst', 'Data Scientist', 'DevOps Engineer', 'Digital Marketer', 'Enterprise Account Executive', 'Financial Advisor',
  'Freelancer', 'Frontend Developer', 'Full Stack Developer', 'Graphic Designer', 'Growth Manager', 'HR Specialist',
  'Inside Sales Representative', 'Key Account Manager', 'Marketing Manager', 'Media Buyer', 'Mobile Developer',
  'Operations Manager', 'Partnerships Manager', 'Product Designer', 'Product Manager', 'Project Manager', 'Real Estate Agent',
  'Recruiter', 'Regional Sales Manager', 'Sales Development Representative', 'Sales Director', 'Sales Engineer', 'Sales Manager',
  'Sales Operations Analyst', 'Sales Representative', 'Sales Trainer', 'Solutions Consultant', 'Telemarketer', 'UX Designer',
  'Virtual Assistant', 'Other',
] as const;

/** Languages by their English names, alphabetical. */
export const LANGUAGES = [
  'Afrikaans', 'Albanian', 'Amharic', 'Arabic', 'Armenian', 'Assamese', 'Aymara', 'Azerbaijani', 'Bambara', 'Basque',
  'Belarusian', 'Bengali', 'Bosnian', 'Bulgarian', 'Burmese', 'Cantonese', 'Catalan', 'Cebuano', 'Croatian', 'Czech', 'Danish',
  'Dari', 'Dutch', 'English', 'Esperanto', 'Estonian', 'Ewe', 'Farsi', 'Filipino', 'Finnish', 'French', 'Galician', 'Georgian',
  'German', 'Greek', 'Guarani', 'Gujarati', 'Haitian Creole', 'Hausa', 'Hawaiian', 'Hebrew', 'Hindi', 'Hmong', 'Hungarian',
  'Icelandic', 'Igbo', 'Indonesian', 'Irish', 'Italian', 'Japanese', 'Javanese', 'Kannada', 'Kazakh', 'Khmer', 'Kinyarwanda',
  'Korean', 'Kurdish', 'Kyrgyz', 'Lao', 'Latvian', 'Lingala', 'Lithuanian', 'Luxembourgish', 'Macedonian', 'Malagasy', 'Malay',
  'Malayalam', 'Maltese', 'Mandarin', 'Maori', 'Marathi', 'Mongolian', 'Nepali', 'Norwegian', 'Odia', 'Oromo', 'Pashto',
  'Polish', 'Portuguese', 'Punjabi', 'Quechua', 'Romanian', 'Russian', 'Samoan', 'Serbian', 'Sesotho', 'Shona', 'Sindhi',
  'Sinhala', 'Slovak', 'Slovenian', 'Somali', 'Spanish', 'Swahili', 'Swedish', 'Tajik', 'Tamil', 'Telugu', 'Thai', 'Tigrinya',
  'Tswana', 'Turkish', 'Turkmen', 'Twi', 'Ukrainian', 'Urdu', 'Uzbek', 'Vietnamese', 'Welsh', 'Wolof', 'Xhosa', 'Yiddish',
  'Yoruba', 'Zulu',
] as const;
