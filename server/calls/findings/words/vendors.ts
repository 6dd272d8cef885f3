/** Business products and vendors whose names aren't ordinary words, so they count in any capitalization. Collected by hand. */
export const VENDORS = new Set(
  `salesforce hubspot pipedrive zoho freshsales zendesk freshdesk freshworks helpscout livechat sugarcrm insightly
    bitrix24 bitrix odoo holded netsuite quickbooks xero freshbooks a3erp contasol factorial bamboohr personio hibob
    rippling paychex paylocity paycom deel remofirst teamtailor bizneo successfactors ukg kronos adp trinet
    justworks planday 7shifts jira trello asana clickup wrike basecamp smartsheet airtable atlassian figma
    lucidchart todoist salesloft fireflies zoominfo lusha cognism lemlist woodpecker marketo pardot eloqua mailchimp
    klaviyo brevo sendinblue activecampaign braze iterable convertkit sendgrid mailjet semrush ahrefs hootsuite
    docusign pandadoc proposify signaturit dropbox egnyte sharepoint onedrive tableau looker qlik powerbi metabase
    databricks mixpanel hotjar fullstory datadog splunk dynatrace newrelic grafana pagerduty servicenow freshservice
    topdesk ivanti jamf kaseya connectwise ninjaone okta onelogin crowdstrike sentinelone fortinet sophos coupa
    ariba jaggaer tipalti expensify spendesk pleo payhawk brex airbase stripe adyen paypal klarna sumup worldpay
    mollie redsys lightspeed shopify magento prestashop woocommerce bigcommerce vtex tiendanube mercadolibre
    opentable sevenrooms toasttab covermanager mindbody booksy treatwell fresha cloudbeds siteminder guesty hostaway
    doctoralia docplanner calendly aircall ringcentral dialpad twilio talkdesk vonage 3cx vicidial procore
    buildertrend autodesk plangrid bluebeam navision axapta epicor syspro sap s4hana samsara geotab verizonconnect
    webfleet locatel trackunit project44 fourkites kaleris moodle blackboard docebo talentlms litmos
    cornerstoneondemand coursera udemy linkedinlearning gartner capterra verkada genetec hikvision dahua honeywell
    schindler kone thyssenkrupp trane daikin hilti wurth aramark rentokil ecolab seur fedex dhl gls dachser estafeta
    andreani envialia mrw infojobs jobandtalent computrabajo glassdoor randstad adecco telefonica vodafone movistar
    telcel iberdrola endesa naturgy repsol totalenergies mapfre allianz axa sanitas adeslas quironprevencion`.split(
    /\s+/,
  ),
);

/** Vendors whose names can also start a sentence. Mid-sentence, the capital tells them apart. */
export const VENDOR_WORDS = new Set(['indeed', 'make']);
