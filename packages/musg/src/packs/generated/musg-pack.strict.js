// Generated from musg-pack.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/musg/src/packs/musg-pack.schema.json
var validate = validate52, musg_pack_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:musg-pack:1", title: "A Skirmish Kit pack for Musg", description: "Races, weapons, equipment, mercenaries, bands and tables. Ranges and moves are in paces; places and shapes in twentieths of a pace.", type: "object", additionalProperties: !1, required: ["format", "system", "version", "id", "title"], properties: { $schema: { type: "string", maxLength: 200 }, format: { const: "skirmish-pack" }, system: { const: "musg" }, version: { const: 1, description: "Version of this format." }, id: { $ref: "#/$defs/id" }, title: { $ref: "#/$defs/name" }, description: { $ref: "#/$defs/text" }, author: { type: "string", minLength: 1, maxLength: 80 }, licence: { type: "string", minLength: 1, maxLength: 40 }, races: { type: "array", maxItems: 40, items: { $ref: "#/$defs/race" } }, ranged: { type: "array", maxItems: 60, items: { $ref: "#/$defs/ranged" } }, melee: { type: "array", maxItems: 60, items: { $ref: "#/$defs/melee" } }, equipment: { type: "array", maxItems: 40, items: { $ref: "#/$defs/equipment" } }, mercenaries: { type: "array", maxItems: 20, items: { $ref: "#/$defs/mercenary" } }, bands: { type: "array", maxItems: 20, items: { $ref: "#/$defs/band" } }, scenarios: { type: "array", maxItems: 20, items: { $ref: "#/$defs/scenario" } } }, $defs: { id: { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, name: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } }, text: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", maxLength: 800 }, fr: { type: "string", maxLength: 800 } } }, twentieths: { type: "integer", minimum: 0, maximum: 5e3 }, abilities: { type: "array", maxItems: 12, items: { enum: ["ignores-difficult", "bionic-leg", "rope", "jump-pack", "climbs-freely", "leaves-melee", "never-runs", "never-charges", "shoots-into-melee", "spares-friends", "armourer", "never-shoots", "shield", "buckler", "poison", "dives", "bare-hands-two", "bare-hands-four", "horde", "crowd", "tribal", "fearless", "stands-charges", "lends-nothing", "no-rescue", "medikit", "bodyguard", "head-shot", "infects", "stunned-by-wounds", "acrobat", "steel-nerves", "hardened", "will-to-live", "weak-spots", "vital-spots", "blade-catcher", "patched-up", "arrives-late", "deploys-last", "deploys-forward", "deploys-anywhere", "hidden", "defuses", "bystander"] } }, values: { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 1, maximum: 30 }, command: { type: ["integer", "null"], minimum: 2, maximum: 12 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 1, maximum: 12 }, resistance: { type: "integer", minimum: 1, maximum: 12 }, life: { type: "integer", minimum: 1, maximum: 20 }, cost: { type: "integer", minimum: 0, maximum: 200 } } }, point: { description: "From the left and from the top of the table, in twentieths of a pace.", type: "array", prefixItems: [{ $ref: "#/$defs/twentieths" }, { $ref: "#/$defs/twentieths" }], minItems: 2, maxItems: 2 }, race: { type: "object", additionalProperties: !1, required: ["id", "name", "ranks"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, ranks: { type: "object", additionalProperties: !1, minProperties: 1, properties: { chief: { $ref: "#/$defs/values" }, lieutenant: { $ref: "#/$defs/values" }, minion: { $ref: "#/$defs/values" }, extra: { $ref: "#/$defs/values" } } }, abilities: { $ref: "#/$defs/abilities" }, permits: { type: "array", maxItems: 3, items: { enum: ["recruits-goblins", "three-lieutenants", "orc-chief"] } } } }, ranged: { type: "object", additionalProperties: !1, required: ["id", "name", "ranges", "strength", "targets", "reload", "hands", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, ranges: { description: "Short, medium and long range in paces; null for flames.", type: ["array", "null"], prefixItems: [{ type: "integer", minimum: 0, maximum: 250 }, { type: "integer", minimum: 0, maximum: 250 }, { type: "integer", minimum: 1, maximum: 250 }], minItems: 3, maxItems: 3 }, strength: { type: "integer", minimum: -12, maximum: 12 }, bearer: { const: !0 }, targets: { type: "integer", minimum: 1, maximum: 10 }, reload: { enum: ["fast", "slow"] }, heavy: { const: !0 }, template: { enum: ["blast", "flame"] }, radius: { type: "integer", minimum: 1, maximum: 20 }, lobbed: { const: !0 }, runsOut: { const: !0 }, blackPowder: { const: !0 }, missile: { const: !0 }, artillery: { const: !0 }, silent: { const: !0 }, modern: { const: !0 }, hands: { enum: [1, 2] }, cost: { type: "integer", minimum: 0, maximum: 200 }, firstFree: { const: !0 } } }, melee: { type: "object", additionalProperties: !1, required: ["id", "name", "hands", "dice", "strength", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, hands: { enum: [0, 1, 2] }, dice: { type: "integer", minimum: 1, maximum: 8 }, strength: { type: "integer", minimum: 0, maximum: 12 }, cost: { type: "integer", minimum: 0, maximum: 200 }, firstFree: { const: !0 } } }, equipment: { type: "object", additionalProperties: !1, required: ["id", "name", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, cost: { type: "integer", minimum: 0, maximum: 200 }, adds: { type: "object", additionalProperties: !1, required: [], properties: { resistance: { type: "integer", minimum: -3, maximum: 6 }, strength: { type: "integer", minimum: -3, maximum: 6 }, shoot: { type: "integer", minimum: -2, maximum: 2 }, move: { type: "integer", minimum: -5, maximum: 10 } } }, abilities: { $ref: "#/$defs/abilities" }, most: { type: "integer", minimum: 1, maximum: 4 }, worn: { const: "body" }, only: { $ref: "#/$defs/id" } } }, mercenary: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "hire", "perGame", "abilities"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, hire: { type: "integer", minimum: 0, maximum: 300 }, perGame: { type: "integer", minimum: 0, maximum: 300 }, abilities: { $ref: "#/$defs/abilities" } } }, member: { type: "object", additionalProperties: !1, required: ["rank", "weapons", "equipment"], properties: { rank: { enum: ["chief", "lieutenant", "minion", "extra"] }, race: { $ref: "#/$defs/id" }, mercenary: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, count: { type: "integer", minimum: 1, maximum: 40 }, weapons: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 10, items: { $ref: "#/$defs/id" } } } }, band: { type: "object", additionalProperties: !1, required: ["id", "name", "race", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, race: { $ref: "#/$defs/id" }, tribe: { const: !0 }, scientist: { const: !0 }, team: { enum: ["anti-terrorists", "terrorists"] }, members: { type: "array", minItems: 1, maxItems: 40, items: { $ref: "#/$defs/member" } }, vehicles: { type: "array", maxItems: 6, items: { $ref: "#/$defs/vehicle" } } } }, vehicle: { type: "object", additionalProperties: !1, required: ["class"], properties: { class: { enum: ["light", "medium", "heavy"] }, name: { $ref: "#/$defs/name" }, armour: { type: "object", additionalProperties: !1, required: [], properties: { front: { type: "integer", minimum: 0, maximum: 12 }, right: { type: "integer", minimum: 0, maximum: 12 }, rear: { type: "integer", minimum: 0, maximum: 12 }, left: { type: "integer", minimum: 0, maximum: 12 } } }, speed: { type: "integer", minimum: 0, maximum: 20 }, rams: { type: "array", maxItems: 4, items: { enum: ["front", "right", "rear", "left"] } }, fixed: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, turret: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } }, terrain: { type: "object", additionalProperties: !1, required: ["id", "shape"], properties: { id: { $ref: "#/$defs/id" }, kind: { $ref: "#/$defs/id" }, shape: { oneOf: [{ type: "array", minItems: 3, maxItems: 40, items: { $ref: "#/$defs/point" } }, { type: "object", additionalProperties: !1, required: ["at", "radius"], properties: { at: { $ref: "#/$defs/point" }, radius: { type: "integer", minimum: 1, maximum: 2e3 } } }] }, ground: { enum: ["open", "difficult", "impassable"] }, blocksSight: { enum: [!0, !1, "through"] }, cover: { type: "integer", minimum: 0, maximum: 4 }, height: { type: "integer", minimum: 0, maximum: 2e3 } } }, zone: { type: "object", additionalProperties: !1, required: ["x", "y", "width", "height"], properties: { x: { $ref: "#/$defs/twentieths" }, y: { $ref: "#/$defs/twentieths" }, width: { type: "integer", minimum: 20, maximum: 5e3 }, height: { type: "integer", minimum: 20, maximum: 5e3 } } }, scenario: { type: "object", additionalProperties: !1, required: ["id", "name", "text", "width", "height", "terrain", "climbable", "deployment"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, width: { type: "integer", minimum: 200, maximum: 5e3 }, height: { type: "integer", minimum: 200, maximum: 5e3 }, terrain: { type: "array", maxItems: 80, items: { $ref: "#/$defs/terrain" } }, climbable: { type: "array", maxItems: 40, items: { $ref: "#/$defs/id" } }, deployment: { type: "array", minItems: 2, maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["zone", "forward"], properties: { zone: { $ref: "#/$defs/zone" }, forward: { type: "integer", minimum: 0, maximum: 359 } } } } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, pattern3 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 40) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern3.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema20, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema20.type, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" }, schema: schema21.required, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fr === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fr" }, schema: schema21.required, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "en" || key0 === "fr")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.en !== void 0) {
      let data0 = data.en;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 60) {
          let err3 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.en, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data0) < 1) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.en, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.en.type, parentSchema: schema21.properties.en, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fr !== void 0) {
      let data1 = data.fr;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 60) {
          let err6 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (ucs2length(data1) < 1) {
          let err7 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.fr.type, parentSchema: schema21.properties.fr, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema21.type, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", maxLength: 800 }, fr: { type: "string", maxLength: 800 } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fr === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fr" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "en" || key0 === "fr")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.en !== void 0) {
      let data0 = data.en;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 800) {
          let err3 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 800 }, schema: 800, parentSchema: schema22.properties.en, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.en.type, parentSchema: schema22.properties.en, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.fr !== void 0) {
      let data1 = data.fr;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 800) {
          let err5 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 800 }, schema: 800, parentSchema: schema22.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema22.properties.fr.type, parentSchema: schema22.properties.fr, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema23 = { type: "object", additionalProperties: !1, required: ["id", "name", "ranks"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, ranks: { type: "object", additionalProperties: !1, minProperties: 1, properties: { chief: { $ref: "#/$defs/values" }, lieutenant: { $ref: "#/$defs/values" }, minion: { $ref: "#/$defs/values" }, extra: { $ref: "#/$defs/values" } } }, abilities: { $ref: "#/$defs/abilities" }, permits: { type: "array", maxItems: 3, items: { enum: ["recruits-goblins", "three-lieutenants", "orc-chief"] } } } }, schema24 = { type: "object", additionalProperties: !1, required: ["move", "command", "shoot", "melee", "strength", "resistance", "life", "cost"], properties: { move: { type: "integer", minimum: 1, maximum: 30 }, command: { type: ["integer", "null"], minimum: 2, maximum: 12 }, shoot: { type: ["integer", "null"], minimum: 2, maximum: 6 }, melee: { type: "integer", minimum: 2, maximum: 6 }, strength: { type: "integer", minimum: 1, maximum: 12 }, resistance: { type: "integer", minimum: 1, maximum: 12 }, life: { type: "integer", minimum: 1, maximum: 20 }, cost: { type: "integer", minimum: 0, maximum: 200 } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.move === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "move" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.command === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "command" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.shoot === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shoot" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.melee === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "melee" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.strength === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.resistance === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resistance" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.life === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "life" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.cost === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" }, schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "move" || key0 === "command" || key0 === "shoot" || key0 === "melee" || key0 === "strength" || key0 === "resistance" || key0 === "life" || key0 === "cost")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.move !== void 0) {
      let data0 = data.move;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err9 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.move.type, parentSchema: schema24.properties.move, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 30 || isNaN(data0)) {
          let err10 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema24.properties.move, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err11 = { instancePath: instancePath + "/move", schemaPath: "#/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.move, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.command !== void 0) {
      let data1 = data.command;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err12 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: schema24.properties.command.type }, schema: schema24.properties.command.type, parentSchema: schema24.properties.command, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 12 || isNaN(data1)) {
          let err13 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema24.properties.command, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1 < 2 || isNaN(data1)) {
          let err14 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema24.properties.command, data: data1 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.shoot !== void 0) {
      let data2 = data.shoot;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err15 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/type", keyword: "type", params: { type: schema24.properties.shoot.type }, schema: schema24.properties.shoot.type, parentSchema: schema24.properties.shoot, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 6 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema24.properties.shoot, data: data2 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data2 < 2 || isNaN(data2)) {
          let err17 = { instancePath: instancePath + "/shoot", schemaPath: "#/properties/shoot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema24.properties.shoot, data: data2 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.melee !== void 0) {
      let data3 = data.melee;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err18 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.melee.type, parentSchema: schema24.properties.melee, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 6 || isNaN(data3)) {
          let err19 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema24.properties.melee, data: data3 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data3 < 2 || isNaN(data3)) {
          let err20 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema24.properties.melee, data: data3 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.strength !== void 0) {
      let data4 = data.strength;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err21 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.strength.type, parentSchema: schema24.properties.strength, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 12 || isNaN(data4)) {
          let err22 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema24.properties.strength, data: data4 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err23 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.strength, data: data4 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.resistance !== void 0) {
      let data5 = data.resistance;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err24 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.resistance.type, parentSchema: schema24.properties.resistance, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 12 || isNaN(data5)) {
          let err25 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema24.properties.resistance, data: data5 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err26 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.resistance, data: data5 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
    if (data.life !== void 0) {
      let data6 = data.life;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err27 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.life.type, parentSchema: schema24.properties.life, data: data6 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 20 || isNaN(data6)) {
          let err28 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema24.properties.life, data: data6 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err29 = { instancePath: instancePath + "/life", schemaPath: "#/properties/life/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.life, data: data6 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
    if (data.cost !== void 0) {
      let data7 = data.cost;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err30 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema24.properties.cost.type, parentSchema: schema24.properties.cost, data: data7 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 200 || isNaN(data7)) {
          let err31 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, schema: 200, parentSchema: schema24.properties.cost, data: data7 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err32 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema24.properties.cost, data: data7 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "array", maxItems: 12, items: { enum: ["ignores-difficult", "bionic-leg", "rope", "jump-pack", "climbs-freely", "leaves-melee", "never-runs", "never-charges", "shoots-into-melee", "spares-friends", "armourer", "never-shoots", "shield", "buckler", "poison", "dives", "bare-hands-two", "bare-hands-four", "horde", "crowd", "tribal", "fearless", "stands-charges", "lends-nothing", "no-rescue", "medikit", "bodyguard", "head-shot", "infects", "stunned-by-wounds", "acrobat", "steel-nerves", "hardened", "will-to-live", "weak-spots", "vital-spots", "blade-catcher", "patched-up", "arrives-late", "deploys-last", "deploys-forward", "deploys-anywhere", "hidden", "defuses", "bystander"] } };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 12) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (!(data0 === "ignores-difficult" || data0 === "bionic-leg" || data0 === "rope" || data0 === "jump-pack" || data0 === "climbs-freely" || data0 === "leaves-melee" || data0 === "never-runs" || data0 === "never-charges" || data0 === "shoots-into-melee" || data0 === "spares-friends" || data0 === "armourer" || data0 === "never-shoots" || data0 === "shield" || data0 === "buckler" || data0 === "poison" || data0 === "dives" || data0 === "bare-hands-two" || data0 === "bare-hands-four" || data0 === "horde" || data0 === "crowd" || data0 === "tribal" || data0 === "fearless" || data0 === "stands-charges" || data0 === "lends-nothing" || data0 === "no-rescue" || data0 === "medikit" || data0 === "bodyguard" || data0 === "head-shot" || data0 === "infects" || data0 === "stunned-by-wounds" || data0 === "acrobat" || data0 === "steel-nerves" || data0 === "hardened" || data0 === "will-to-live" || data0 === "weak-spots" || data0 === "vital-spots" || data0 === "blade-catcher" || data0 === "patched-up" || data0 === "arrives-late" || data0 === "deploys-last" || data0 === "deploys-forward" || data0 === "deploys-anywhere" || data0 === "hidden" || data0 === "defuses" || data0 === "bystander")) {
        let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema25.items.enum }, schema: schema25.items.enum, parentSchema: schema25.items, data: data0 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema25.type, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.ranks === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ranks" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "ranks" || key0 === "abilities" || key0 === "permits")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.ranks !== void 0) {
      let data2 = data.ranks;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length < 1) {
          let err4 = { instancePath: instancePath + "/ranks", schemaPath: "#/properties/ranks/minProperties", keyword: "minProperties", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.ranks, data: data2 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "chief" || key1 === "lieutenant" || key1 === "minion" || key1 === "extra")) {
            let err5 = { instancePath: instancePath + "/ranks", schemaPath: "#/properties/ranks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema23.properties.ranks, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        data2.chief !== void 0 && (validate62(data2.chief, { instancePath: instancePath + "/ranks/chief", parentData: data2, parentDataProperty: "chief", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data2.lieutenant !== void 0 && (validate62(data2.lieutenant, { instancePath: instancePath + "/ranks/lieutenant", parentData: data2, parentDataProperty: "lieutenant", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data2.minion !== void 0 && (validate62(data2.minion, { instancePath: instancePath + "/ranks/minion", parentData: data2, parentDataProperty: "minion", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data2.extra !== void 0 && (validate62(data2.extra, { instancePath: instancePath + "/ranks/extra", parentData: data2, parentDataProperty: "extra", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length));
      } else {
        let err6 = { instancePath: instancePath + "/ranks", schemaPath: "#/properties/ranks/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.ranks.type, parentSchema: schema23.properties.ranks, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.abilities !== void 0 && (validate67(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length)), data.permits !== void 0) {
      let data8 = data.permits;
      if (Array.isArray(data8)) {
        if (data8.length > 3) {
          let err7 = { instancePath: instancePath + "/permits", schemaPath: "#/properties/permits/maxItems", keyword: "maxItems", params: { limit: 3 }, schema: 3, parentSchema: schema23.properties.permits, data: data8 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (!(data9 === "recruits-goblins" || data9 === "three-lieutenants" || data9 === "orc-chief")) {
            let err8 = { instancePath: instancePath + "/permits/" + i0, schemaPath: "#/properties/permits/items/enum", keyword: "enum", params: { allowedValues: schema23.properties.permits.items.enum }, schema: schema23.properties.permits.items.enum, parentSchema: schema23.properties.permits.items, data: data9 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/permits", schemaPath: "#/properties/permits/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.permits.type, parentSchema: schema23.properties.permits, data: data8 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { type: "object", additionalProperties: !1, required: ["id", "name", "ranges", "strength", "targets", "reload", "hands", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, ranges: { description: "Short, medium and long range in paces; null for flames.", type: ["array", "null"], prefixItems: [{ type: "integer", minimum: 0, maximum: 250 }, { type: "integer", minimum: 0, maximum: 250 }, { type: "integer", minimum: 1, maximum: 250 }], minItems: 3, maxItems: 3 }, strength: { type: "integer", minimum: -12, maximum: 12 }, bearer: { const: !0 }, targets: { type: "integer", minimum: 1, maximum: 10 }, reload: { enum: ["fast", "slow"] }, heavy: { const: !0 }, template: { enum: ["blast", "flame"] }, radius: { type: "integer", minimum: 1, maximum: 20 }, lobbed: { const: !0 }, runsOut: { const: !0 }, blackPowder: { const: !0 }, missile: { const: !0 }, artillery: { const: !0 }, silent: { const: !0 }, modern: { const: !0 }, hands: { enum: [1, 2] }, cost: { type: "integer", minimum: 0, maximum: 200 }, firstFree: { const: !0 } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.ranges === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ranges" }, schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.strength === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.targets === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "targets" }, schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.reload === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reload" }, schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.hands === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hands" }, schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.cost === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" }, schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema26.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.ranges !== void 0) {
      let data2 = data.ranges;
      if (!Array.isArray(data2) && data2 !== null) {
        let err9 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: schema26.properties.ranges.type }, schema: schema26.properties.ranges.type, parentSchema: schema26.properties.ranges, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (Array.isArray(data2)) {
        if (data2.length > 3) {
          let err10 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/maxItems", keyword: "maxItems", params: { limit: 3 }, schema: 3, parentSchema: schema26.properties.ranges, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.length < 3) {
          let err11 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/minItems", keyword: "minItems", params: { limit: 3 }, schema: 3, parentSchema: schema26.properties.ranges, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data2.length;
        if (len0 > 0) {
          let data3 = data2[0];
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err12 = { instancePath: instancePath + "/ranges/0", schemaPath: "#/properties/ranges/prefixItems/0/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.ranges.prefixItems[0].type, parentSchema: schema26.properties.ranges.prefixItems[0], data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 250 || isNaN(data3)) {
              let err13 = { instancePath: instancePath + "/ranges/0", schemaPath: "#/properties/ranges/prefixItems/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 250 }, schema: 250, parentSchema: schema26.properties.ranges.prefixItems[0], data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              let err14 = { instancePath: instancePath + "/ranges/0", schemaPath: "#/properties/ranges/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema26.properties.ranges.prefixItems[0], data: data3 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          }
        }
        if (len0 > 1) {
          let data4 = data2[1];
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err15 = { instancePath: instancePath + "/ranges/1", schemaPath: "#/properties/ranges/prefixItems/1/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.ranges.prefixItems[1].type, parentSchema: schema26.properties.ranges.prefixItems[1], data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 250 || isNaN(data4)) {
              let err16 = { instancePath: instancePath + "/ranges/1", schemaPath: "#/properties/ranges/prefixItems/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 250 }, schema: 250, parentSchema: schema26.properties.ranges.prefixItems[1], data: data4 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              let err17 = { instancePath: instancePath + "/ranges/1", schemaPath: "#/properties/ranges/prefixItems/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema26.properties.ranges.prefixItems[1], data: data4 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
        }
        if (len0 > 2) {
          let data5 = data2[2];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err18 = { instancePath: instancePath + "/ranges/2", schemaPath: "#/properties/ranges/prefixItems/2/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.ranges.prefixItems[2].type, parentSchema: schema26.properties.ranges.prefixItems[2], data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 250 || isNaN(data5)) {
              let err19 = { instancePath: instancePath + "/ranges/2", schemaPath: "#/properties/ranges/prefixItems/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 250 }, schema: 250, parentSchema: schema26.properties.ranges.prefixItems[2], data: data5 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              let err20 = { instancePath: instancePath + "/ranges/2", schemaPath: "#/properties/ranges/prefixItems/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema26.properties.ranges.prefixItems[2], data: data5 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
        }
      }
    }
    if (data.strength !== void 0) {
      let data6 = data.strength;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err21 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.strength.type, parentSchema: schema26.properties.strength, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 12 || isNaN(data6)) {
          let err22 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema26.properties.strength, data: data6 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data6 < -12 || isNaN(data6)) {
          let err23 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: -12 }, schema: -12, parentSchema: schema26.properties.strength, data: data6 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.bearer !== void 0) {
      let data7 = data.bearer;
      if (data7 !== !0) {
        let err24 = { instancePath: instancePath + "/bearer", schemaPath: "#/properties/bearer/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.bearer, data: data7 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.targets !== void 0) {
      let data8 = data.targets;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err25 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.targets.type, parentSchema: schema26.properties.targets, data: data8 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 10 || isNaN(data8)) {
          let err26 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, schema: 10, parentSchema: schema26.properties.targets, data: data8 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          let err27 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema26.properties.targets, data: data8 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
    if (data.reload !== void 0) {
      let data9 = data.reload;
      if (!(data9 === "fast" || data9 === "slow")) {
        let err28 = { instancePath: instancePath + "/reload", schemaPath: "#/properties/reload/enum", keyword: "enum", params: { allowedValues: schema26.properties.reload.enum }, schema: schema26.properties.reload.enum, parentSchema: schema26.properties.reload, data: data9 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.heavy !== void 0) {
      let data10 = data.heavy;
      if (data10 !== !0) {
        let err29 = { instancePath: instancePath + "/heavy", schemaPath: "#/properties/heavy/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.heavy, data: data10 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.template !== void 0) {
      let data11 = data.template;
      if (!(data11 === "blast" || data11 === "flame")) {
        let err30 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/enum", keyword: "enum", params: { allowedValues: schema26.properties.template.enum }, schema: schema26.properties.template.enum, parentSchema: schema26.properties.template, data: data11 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.radius !== void 0) {
      let data12 = data.radius;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err31 = { instancePath: instancePath + "/radius", schemaPath: "#/properties/radius/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.radius.type, parentSchema: schema26.properties.radius, data: data12 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 20 || isNaN(data12)) {
          let err32 = { instancePath: instancePath + "/radius", schemaPath: "#/properties/radius/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema26.properties.radius, data: data12 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data12 < 1 || isNaN(data12)) {
          let err33 = { instancePath: instancePath + "/radius", schemaPath: "#/properties/radius/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema26.properties.radius, data: data12 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
    if (data.lobbed !== void 0) {
      let data13 = data.lobbed;
      if (data13 !== !0) {
        let err34 = { instancePath: instancePath + "/lobbed", schemaPath: "#/properties/lobbed/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.lobbed, data: data13 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.runsOut !== void 0) {
      let data14 = data.runsOut;
      if (data14 !== !0) {
        let err35 = { instancePath: instancePath + "/runsOut", schemaPath: "#/properties/runsOut/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.runsOut, data: data14 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.blackPowder !== void 0) {
      let data15 = data.blackPowder;
      if (data15 !== !0) {
        let err36 = { instancePath: instancePath + "/blackPowder", schemaPath: "#/properties/blackPowder/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.blackPowder, data: data15 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.missile !== void 0) {
      let data16 = data.missile;
      if (data16 !== !0) {
        let err37 = { instancePath: instancePath + "/missile", schemaPath: "#/properties/missile/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.missile, data: data16 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.artillery !== void 0) {
      let data17 = data.artillery;
      if (data17 !== !0) {
        let err38 = { instancePath: instancePath + "/artillery", schemaPath: "#/properties/artillery/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.artillery, data: data17 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.silent !== void 0) {
      let data18 = data.silent;
      if (data18 !== !0) {
        let err39 = { instancePath: instancePath + "/silent", schemaPath: "#/properties/silent/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.silent, data: data18 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.modern !== void 0) {
      let data19 = data.modern;
      if (data19 !== !0) {
        let err40 = { instancePath: instancePath + "/modern", schemaPath: "#/properties/modern/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.modern, data: data19 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.hands !== void 0) {
      let data20 = data.hands;
      if (!(data20 === 1 || data20 === 2)) {
        let err41 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/enum", keyword: "enum", params: { allowedValues: schema26.properties.hands.enum }, schema: schema26.properties.hands.enum, parentSchema: schema26.properties.hands, data: data20 };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.cost !== void 0) {
      let data21 = data.cost;
      if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
        let err42 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema26.properties.cost.type, parentSchema: schema26.properties.cost, data: data21 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (typeof data21 == "number" && isFinite(data21)) {
        if (data21 > 200 || isNaN(data21)) {
          let err43 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, schema: 200, parentSchema: schema26.properties.cost, data: data21 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          let err44 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema26.properties.cost, data: data21 };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
      }
    }
    if (data.firstFree !== void 0) {
      let data22 = data.firstFree;
      if (data22 !== !0) {
        let err45 = { instancePath: instancePath + "/firstFree", schemaPath: "#/properties/firstFree/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema26.properties.firstFree, data: data22 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
  } else {
    let err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema26.type, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema27 = { type: "object", additionalProperties: !1, required: ["id", "name", "hands", "dice", "strength", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, hands: { enum: [0, 1, 2] }, dice: { type: "integer", minimum: 1, maximum: 8 }, strength: { type: "integer", minimum: 0, maximum: 12 }, cost: { type: "integer", minimum: 0, maximum: 200 }, firstFree: { const: !0 } } };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.hands === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hands" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.dice === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dice" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.strength === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.cost === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "hands" || key0 === "dice" || key0 === "strength" || key0 === "cost" || key0 === "firstFree")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.hands !== void 0) {
      let data2 = data.hands;
      if (!(data2 === 0 || data2 === 1 || data2 === 2)) {
        let err7 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/enum", keyword: "enum", params: { allowedValues: schema27.properties.hands.enum }, schema: schema27.properties.hands.enum, parentSchema: schema27.properties.hands, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.dice !== void 0) {
      let data3 = data.dice;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err8 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.dice.type, parentSchema: schema27.properties.dice, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 8 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema27.properties.dice, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema27.properties.dice, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.strength !== void 0) {
      let data4 = data.strength;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err11 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.strength.type, parentSchema: schema27.properties.strength, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 12 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema27.properties.strength, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.strength, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.cost !== void 0) {
      let data5 = data.cost;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err14 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.cost.type, parentSchema: schema27.properties.cost, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 200 || isNaN(data5)) {
          let err15 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, schema: 200, parentSchema: schema27.properties.cost, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema27.properties.cost, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.firstFree !== void 0) {
      let data6 = data.firstFree;
      if (data6 !== !0) {
        let err17 = { instancePath: instancePath + "/firstFree", schemaPath: "#/properties/firstFree/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema27.properties.firstFree, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema27.type, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "object", additionalProperties: !1, required: ["id", "name", "cost"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, cost: { type: "integer", minimum: 0, maximum: 200 }, adds: { type: "object", additionalProperties: !1, required: [], properties: { resistance: { type: "integer", minimum: -3, maximum: 6 }, strength: { type: "integer", minimum: -3, maximum: 6 }, shoot: { type: "integer", minimum: -2, maximum: 2 }, move: { type: "integer", minimum: -5, maximum: 10 } } }, abilities: { $ref: "#/$defs/abilities" }, most: { type: "integer", minimum: 1, maximum: 4 }, worn: { const: "body" }, only: { $ref: "#/$defs/id" } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.cost === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "cost" || key0 === "adds" || key0 === "abilities" || key0 === "most" || key0 === "worn" || key0 === "only")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.cost !== void 0) {
      let data2 = data.cost;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.cost.type, parentSchema: schema28.properties.cost, data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 200 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, schema: 200, parentSchema: schema28.properties.cost, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema28.properties.cost, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.adds !== void 0) {
      let data3 = data.adds;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (let key1 in data3)
          if (!(key1 === "resistance" || key1 === "strength" || key1 === "shoot" || key1 === "move")) {
            let err7 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema28.properties.adds, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data3.resistance !== void 0) {
          let data4 = data3.resistance;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err8 = { instancePath: instancePath + "/adds/resistance", schemaPath: "#/properties/adds/properties/resistance/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.adds.properties.resistance.type, parentSchema: schema28.properties.adds.properties.resistance, data: data4 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 6 || isNaN(data4)) {
              let err9 = { instancePath: instancePath + "/adds/resistance", schemaPath: "#/properties/adds/properties/resistance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema28.properties.adds.properties.resistance, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data4 < -3 || isNaN(data4)) {
              let err10 = { instancePath: instancePath + "/adds/resistance", schemaPath: "#/properties/adds/properties/resistance/minimum", keyword: "minimum", params: { comparison: ">=", limit: -3 }, schema: -3, parentSchema: schema28.properties.adds.properties.resistance, data: data4 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          }
        }
        if (data3.strength !== void 0) {
          let data5 = data3.strength;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err11 = { instancePath: instancePath + "/adds/strength", schemaPath: "#/properties/adds/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.adds.properties.strength.type, parentSchema: schema28.properties.adds.properties.strength, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 6 || isNaN(data5)) {
              let err12 = { instancePath: instancePath + "/adds/strength", schemaPath: "#/properties/adds/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema28.properties.adds.properties.strength, data: data5 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data5 < -3 || isNaN(data5)) {
              let err13 = { instancePath: instancePath + "/adds/strength", schemaPath: "#/properties/adds/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: -3 }, schema: -3, parentSchema: schema28.properties.adds.properties.strength, data: data5 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
        }
        if (data3.shoot !== void 0) {
          let data6 = data3.shoot;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err14 = { instancePath: instancePath + "/adds/shoot", schemaPath: "#/properties/adds/properties/shoot/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.adds.properties.shoot.type, parentSchema: schema28.properties.adds.properties.shoot, data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 2 || isNaN(data6)) {
              let err15 = { instancePath: instancePath + "/adds/shoot", schemaPath: "#/properties/adds/properties/shoot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, schema: 2, parentSchema: schema28.properties.adds.properties.shoot, data: data6 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data6 < -2 || isNaN(data6)) {
              let err16 = { instancePath: instancePath + "/adds/shoot", schemaPath: "#/properties/adds/properties/shoot/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2 }, schema: -2, parentSchema: schema28.properties.adds.properties.shoot, data: data6 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          }
        }
        if (data3.move !== void 0) {
          let data7 = data3.move;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err17 = { instancePath: instancePath + "/adds/move", schemaPath: "#/properties/adds/properties/move/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.adds.properties.move.type, parentSchema: schema28.properties.adds.properties.move, data: data7 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 10 || isNaN(data7)) {
              let err18 = { instancePath: instancePath + "/adds/move", schemaPath: "#/properties/adds/properties/move/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, schema: 10, parentSchema: schema28.properties.adds.properties.move, data: data7 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data7 < -5 || isNaN(data7)) {
              let err19 = { instancePath: instancePath + "/adds/move", schemaPath: "#/properties/adds/properties/move/minimum", keyword: "minimum", params: { comparison: ">=", limit: -5 }, schema: -5, parentSchema: schema28.properties.adds.properties.move, data: data7 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.adds.type, parentSchema: schema28.properties.adds, data: data3 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.abilities !== void 0 && (validate67(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length)), data.most !== void 0) {
      let data9 = data.most;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err21 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.most.type, parentSchema: schema28.properties.most, data: data9 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 4 || isNaN(data9)) {
          let err22 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema28.properties.most, data: data9 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          let err23 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema28.properties.most, data: data9 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.worn !== void 0) {
      let data10 = data.worn;
      if (data10 !== "body") {
        let err24 = { instancePath: instancePath + "/worn", schemaPath: "#/properties/worn/const", keyword: "const", params: { allowedValue: "body" }, schema: "body", parentSchema: schema28.properties.worn, data: data10 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    data.only !== void 0 && (validate53(data.only, { instancePath: instancePath + "/only", parentData: data, parentDataProperty: "only", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema29 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "hire", "perGame", "abilities"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, race: { $ref: "#/$defs/id" }, hire: { type: "integer", minimum: 0, maximum: 300 }, perGame: { type: "integer", minimum: 0, maximum: 300 }, abilities: { $ref: "#/$defs/abilities" } } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.race === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "race" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.hire === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hire" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.perGame === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "perGame" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.abilities === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "abilities" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "race" || key0 === "hire" || key0 === "perGame" || key0 === "abilities")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.race !== void 0 && (validate53(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.hire !== void 0) {
      let data3 = data.hire;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/hire", schemaPath: "#/properties/hire/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.hire.type, parentSchema: schema29.properties.hire, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 300 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/hire", schemaPath: "#/properties/hire/maximum", keyword: "maximum", params: { comparison: "<=", limit: 300 }, schema: 300, parentSchema: schema29.properties.hire, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/hire", schemaPath: "#/properties/hire/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.hire, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.perGame !== void 0) {
      let data4 = data.perGame;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/perGame", schemaPath: "#/properties/perGame/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.perGame.type, parentSchema: schema29.properties.perGame, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 300 || isNaN(data4)) {
          let err11 = { instancePath: instancePath + "/perGame", schemaPath: "#/properties/perGame/maximum", keyword: "maximum", params: { comparison: "<=", limit: 300 }, schema: 300, parentSchema: schema29.properties.perGame, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/perGame", schemaPath: "#/properties/perGame/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.perGame, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    data.abilities !== void 0 && (validate67(data.abilities, { instancePath: instancePath + "/abilities", parentData: data, parentDataProperty: "abilities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema30 = { type: "object", additionalProperties: !1, required: ["id", "name", "race", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, race: { $ref: "#/$defs/id" }, tribe: { const: !0 }, scientist: { const: !0 }, team: { enum: ["anti-terrorists", "terrorists"] }, members: { type: "array", minItems: 1, maxItems: 40, items: { $ref: "#/$defs/member" } }, vehicles: { type: "array", maxItems: 6, items: { $ref: "#/$defs/vehicle" } } } }, schema31 = { type: "object", additionalProperties: !1, required: ["rank", "weapons", "equipment"], properties: { rank: { enum: ["chief", "lieutenant", "minion", "extra"] }, race: { $ref: "#/$defs/id" }, mercenary: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, count: { type: "integer", minimum: 1, maximum: 40 }, weapons: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, equipment: { type: "array", maxItems: 10, items: { $ref: "#/$defs/id" } } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rank === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rank" }, schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.weapons === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weapons" }, schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.equipment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "equipment" }, schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "rank" || key0 === "race" || key0 === "mercenary" || key0 === "name" || key0 === "count" || key0 === "weapons" || key0 === "equipment")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.rank !== void 0) {
      let data0 = data.rank;
      if (!(data0 === "chief" || data0 === "lieutenant" || data0 === "minion" || data0 === "extra")) {
        let err4 = { instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/enum", keyword: "enum", params: { allowedValues: schema31.properties.rank.enum }, schema: schema31.properties.rank.enum, parentSchema: schema31.properties.rank, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.race !== void 0 && (validate53(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.mercenary !== void 0 && (validate53(data.mercenary, { instancePath: instancePath + "/mercenary", parentData: data, parentDataProperty: "mercenary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.count !== void 0) {
      let data4 = data.count;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema31.properties.count.type, parentSchema: schema31.properties.count, data: data4 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 40 || isNaN(data4)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40 }, schema: 40, parentSchema: schema31.properties.count, data: data4 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema31.properties.count, data: data4 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.weapons !== void 0) {
      let data5 = data.weapons;
      if (Array.isArray(data5)) {
        if (data5.length > 8) {
          let err8 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema31.properties.weapons, data: data5 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data5[i0], { instancePath: instancePath + "/weapons/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema31.properties.weapons.type, parentSchema: schema31.properties.weapons, data: data5 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.equipment !== void 0) {
      let data7 = data.equipment;
      if (Array.isArray(data7)) {
        if (data7.length > 10) {
          let err10 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 10 }, schema: 10, parentSchema: schema31.properties.equipment, data: data7 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate53(data7[i1], { instancePath: instancePath + "/equipment/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema31.properties.equipment.type, parentSchema: schema31.properties.equipment, data: data7 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema32 = { type: "object", additionalProperties: !1, required: ["class"], properties: { class: { enum: ["light", "medium", "heavy"] }, name: { $ref: "#/$defs/name" }, armour: { type: "object", additionalProperties: !1, required: [], properties: { front: { type: "integer", minimum: 0, maximum: 12 }, right: { type: "integer", minimum: 0, maximum: 12 }, rear: { type: "integer", minimum: 0, maximum: 12 }, left: { type: "integer", minimum: 0, maximum: 12 } } }, speed: { type: "integer", minimum: 0, maximum: 20 }, rams: { type: "array", maxItems: 4, items: { enum: ["front", "right", "rear", "left"] } }, fixed: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, turret: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.class === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "class" }, schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "class" || key0 === "name" || key0 === "armour" || key0 === "speed" || key0 === "rams" || key0 === "fixed" || key0 === "turret")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.class !== void 0) {
      let data0 = data.class;
      if (!(data0 === "light" || data0 === "medium" || data0 === "heavy")) {
        let err2 = { instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema32.properties.class.enum }, schema: schema32.properties.class.enum, parentSchema: schema32.properties.class, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.armour !== void 0) {
      let data2 = data.armour;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key1 in data2)
          if (!(key1 === "front" || key1 === "right" || key1 === "rear" || key1 === "left")) {
            let err3 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema32.properties.armour, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data2.front !== void 0) {
          let data3 = data2.front;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err4 = { instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.armour.properties.front.type, parentSchema: schema32.properties.armour.properties.front, data: data3 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 12 || isNaN(data3)) {
              let err5 = { instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema32.properties.armour.properties.front, data: data3 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              let err6 = { instancePath: instancePath + "/armour/front", schemaPath: "#/properties/armour/properties/front/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.armour.properties.front, data: data3 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          }
        }
        if (data2.right !== void 0) {
          let data4 = data2.right;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err7 = { instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.armour.properties.right.type, parentSchema: schema32.properties.armour.properties.right, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 12 || isNaN(data4)) {
              let err8 = { instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema32.properties.armour.properties.right, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              let err9 = { instancePath: instancePath + "/armour/right", schemaPath: "#/properties/armour/properties/right/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.armour.properties.right, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          }
        }
        if (data2.rear !== void 0) {
          let data5 = data2.rear;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err10 = { instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.armour.properties.rear.type, parentSchema: schema32.properties.armour.properties.rear, data: data5 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 12 || isNaN(data5)) {
              let err11 = { instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema32.properties.armour.properties.rear, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              let err12 = { instancePath: instancePath + "/armour/rear", schemaPath: "#/properties/armour/properties/rear/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.armour.properties.rear, data: data5 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        }
        if (data2.left !== void 0) {
          let data6 = data2.left;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err13 = { instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.armour.properties.left.type, parentSchema: schema32.properties.armour.properties.left, data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 12 || isNaN(data6)) {
              let err14 = { instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema32.properties.armour.properties.left, data: data6 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6 < 0 || isNaN(data6)) {
              let err15 = { instancePath: instancePath + "/armour/left", schemaPath: "#/properties/armour/properties/left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.armour.properties.left, data: data6 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/type", keyword: "type", params: { type: "object" }, schema: schema32.properties.armour.type, parentSchema: schema32.properties.armour, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.speed !== void 0) {
      let data7 = data.speed;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err17 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/type", keyword: "type", params: { type: "integer" }, schema: schema32.properties.speed.type, parentSchema: schema32.properties.speed, data: data7 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 20 || isNaN(data7)) {
          let err18 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema32.properties.speed, data: data7 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err19 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32.properties.speed, data: data7 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.rams !== void 0) {
      let data8 = data.rams;
      if (Array.isArray(data8)) {
        if (data8.length > 4) {
          let err20 = { instancePath: instancePath + "/rams", schemaPath: "#/properties/rams/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema32.properties.rams, data: data8 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (!(data9 === "front" || data9 === "right" || data9 === "rear" || data9 === "left")) {
            let err21 = { instancePath: instancePath + "/rams/" + i0, schemaPath: "#/properties/rams/items/enum", keyword: "enum", params: { allowedValues: schema32.properties.rams.items.enum }, schema: schema32.properties.rams.items.enum, parentSchema: schema32.properties.rams.items, data: data9 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/rams", schemaPath: "#/properties/rams/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.rams.type, parentSchema: schema32.properties.rams, data: data8 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.fixed !== void 0) {
      let data10 = data.fixed;
      if (Array.isArray(data10)) {
        if (data10.length > 4) {
          let err23 = { instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema32.properties.fixed, data: data10 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate53(data10[i1], { instancePath: instancePath + "/fixed/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.fixed.type, parentSchema: schema32.properties.fixed, data: data10 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.turret !== void 0) {
      let data12 = data.turret;
      if (Array.isArray(data12)) {
        if (data12.length > 4) {
          let err25 = { instancePath: instancePath + "/turret", schemaPath: "#/properties/turret/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema32.properties.turret, data: data12 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate53(data12[i2], { instancePath: instancePath + "/turret/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/turret", schemaPath: "#/properties/turret/type", keyword: "type", params: { type: "array" }, schema: schema32.properties.turret.type, parentSchema: schema32.properties.turret, data: data12 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema30.required, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema30.required, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.race === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "race" }, schema: schema30.required, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.members === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "members" }, schema: schema30.required, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema30.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.text !== void 0 && (validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.race !== void 0 && (validate53(data.race, { instancePath: instancePath + "/race", parentData: data, parentDataProperty: "race", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.tribe !== void 0) {
      let data4 = data.tribe;
      if (data4 !== !0) {
        let err5 = { instancePath: instancePath + "/tribe", schemaPath: "#/properties/tribe/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema30.properties.tribe, data: data4 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.scientist !== void 0) {
      let data5 = data.scientist;
      if (data5 !== !0) {
        let err6 = { instancePath: instancePath + "/scientist", schemaPath: "#/properties/scientist/const", keyword: "const", params: { allowedValue: !0 }, schema: !0, parentSchema: schema30.properties.scientist, data: data5 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.team !== void 0) {
      let data6 = data.team;
      if (!(data6 === "anti-terrorists" || data6 === "terrorists")) {
        let err7 = { instancePath: instancePath + "/team", schemaPath: "#/properties/team/enum", keyword: "enum", params: { allowedValues: schema30.properties.team.enum }, schema: schema30.properties.team.enum, parentSchema: schema30.properties.team, data: data6 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.members !== void 0) {
      let data7 = data.members;
      if (Array.isArray(data7)) {
        if (data7.length > 40) {
          let err8 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema30.properties.members, data: data7 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data7.length < 1) {
          let err9 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema30.properties.members, data: data7 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate95(data7[i0], { instancePath: instancePath + "/members/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, schema: schema30.properties.members.type, parentSchema: schema30.properties.members, data: data7 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.vehicles !== void 0) {
      let data9 = data.vehicles;
      if (Array.isArray(data9)) {
        if (data9.length > 6) {
          let err11 = { instancePath: instancePath + "/vehicles", schemaPath: "#/properties/vehicles/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema30.properties.vehicles, data: data9 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate102(data9[i1], { instancePath: instancePath + "/vehicles/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/vehicles", schemaPath: "#/properties/vehicles/type", keyword: "type", params: { type: "array" }, schema: schema30.properties.vehicles.type, parentSchema: schema30.properties.vehicles, data: data9 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema30.type, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { type: "object", additionalProperties: !1, required: ["id", "name", "text", "width", "height", "terrain", "climbable", "deployment"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, width: { type: "integer", minimum: 200, maximum: 5e3 }, height: { type: "integer", minimum: 200, maximum: 5e3 }, terrain: { type: "array", maxItems: 80, items: { $ref: "#/$defs/terrain" } }, climbable: { type: "array", maxItems: 40, items: { $ref: "#/$defs/id" } }, deployment: { type: "array", minItems: 2, maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["zone", "forward"], properties: { zone: { $ref: "#/$defs/zone" }, forward: { type: "integer", minimum: 0, maximum: 359 } } } } } }, schema34 = { type: "object", additionalProperties: !1, required: ["id", "shape"], properties: { id: { $ref: "#/$defs/id" }, kind: { $ref: "#/$defs/id" }, shape: { oneOf: [{ type: "array", minItems: 3, maxItems: 40, items: { $ref: "#/$defs/point" } }, { type: "object", additionalProperties: !1, required: ["at", "radius"], properties: { at: { $ref: "#/$defs/point" }, radius: { type: "integer", minimum: 1, maximum: 2e3 } } }] }, ground: { enum: ["open", "difficult", "impassable"] }, blocksSight: { enum: [!0, !1, "through"] }, cover: { type: "integer", minimum: 0, maximum: 4 }, height: { type: "integer", minimum: 0, maximum: 2e3 } } }, schema35 = { description: "From the left and from the top of the table, in twentieths of a pace.", type: "array", prefixItems: [{ $ref: "#/$defs/twentieths" }, { $ref: "#/$defs/twentieths" }], minItems: 2, maxItems: 2 }, schema36 = { type: "integer", minimum: 0, maximum: 5e3 };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 5e3 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 2) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 }, schema: 2, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 2) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    len0 > 0 && (validate116(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), len0 > 1 && (validate116(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { items: 2, dynamicProps: !1, dynamicItems: !1 };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.shape === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shape" }, schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "kind" || key0 === "shape" || key0 === "ground" || key0 === "blocksSight" || key0 === "cover" || key0 === "height")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.kind !== void 0 && (validate53(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.shape !== void 0) {
      let data2 = data.shape, _errs5 = errors, valid1 = !1, passing0 = null, _errs6 = errors;
      if (Array.isArray(data2)) {
        if (data2.length > 40) {
          let err3 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/0/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema34.properties.shape.oneOf[0], data: data2 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data2.length < 3) {
          let err4 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/0/minItems", keyword: "minItems", params: { limit: 3 }, schema: 3, parentSchema: schema34.properties.shape.oneOf[0], data: data2 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate115(data2[i0], { instancePath: instancePath + "/shape/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/0/type", keyword: "type", params: { type: "array" }, schema: schema34.properties.shape.oneOf[0].type, parentSchema: schema34.properties.shape.oneOf[0], data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs6 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs9 = errors;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.at === void 0) {
          let err6 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/1/required", keyword: "required", params: { missingProperty: "at" }, schema: schema34.properties.shape.oneOf[1].required, parentSchema: schema34.properties.shape.oneOf[1], data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.radius === void 0) {
          let err7 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/1/required", keyword: "required", params: { missingProperty: "radius" }, schema: schema34.properties.shape.oneOf[1].required, parentSchema: schema34.properties.shape.oneOf[1], data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "at" || key1 === "radius")) {
            let err8 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema34.properties.shape.oneOf[1], data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data2.at !== void 0 && (validate115(data2.at, { instancePath: instancePath + "/shape/at", parentData: data2, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length)), data2.radius !== void 0) {
          let data5 = data2.radius;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err9 = { instancePath: instancePath + "/shape/radius", schemaPath: "#/properties/shape/oneOf/1/properties/radius/type", keyword: "type", params: { type: "integer" }, schema: schema34.properties.shape.oneOf[1].properties.radius.type, parentSchema: schema34.properties.shape.oneOf[1].properties.radius, data: data5 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 2e3 || isNaN(data5)) {
              let err10 = { instancePath: instancePath + "/shape/radius", schemaPath: "#/properties/shape/oneOf/1/properties/radius/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema34.properties.shape.oneOf[1].properties.radius, data: data5 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              let err11 = { instancePath: instancePath + "/shape/radius", schemaPath: "#/properties/shape/oneOf/1/properties/radius/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema34.properties.shape.oneOf[1].properties.radius, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf/1/type", keyword: "type", params: { type: "object" }, schema: schema34.properties.shape.oneOf[1].type, parentSchema: schema34.properties.shape.oneOf[1], data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err13 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, schema: schema34.properties.shape.oneOf, parentSchema: schema34.properties.shape, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.ground !== void 0) {
      let data6 = data.ground;
      if (!(data6 === "open" || data6 === "difficult" || data6 === "impassable")) {
        let err14 = { instancePath: instancePath + "/ground", schemaPath: "#/properties/ground/enum", keyword: "enum", params: { allowedValues: schema34.properties.ground.enum }, schema: schema34.properties.ground.enum, parentSchema: schema34.properties.ground, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.blocksSight !== void 0) {
      let data7 = data.blocksSight;
      if (!(data7 === !0 || data7 === !1 || data7 === "through")) {
        let err15 = { instancePath: instancePath + "/blocksSight", schemaPath: "#/properties/blocksSight/enum", keyword: "enum", params: { allowedValues: schema34.properties.blocksSight.enum }, schema: schema34.properties.blocksSight.enum, parentSchema: schema34.properties.blocksSight, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.cover !== void 0) {
      let data8 = data.cover;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err16 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/type", keyword: "type", params: { type: "integer" }, schema: schema34.properties.cover.type, parentSchema: schema34.properties.cover, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 4 || isNaN(data8)) {
          let err17 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema34.properties.cover, data: data8 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err18 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema34.properties.cover, data: data8 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data9 = data.height;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err19 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema34.properties.height.type, parentSchema: schema34.properties.height, data: data9 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2e3 || isNaN(data9)) {
          let err20 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, schema: 2e3, parentSchema: schema34.properties.height, data: data9 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err21 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema34.properties.height, data: data9 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema37 = { type: "object", additionalProperties: !1, required: ["x", "y", "width", "height"], properties: { x: { $ref: "#/$defs/twentieths" }, y: { $ref: "#/$defs/twentieths" }, width: { type: "integer", minimum: 20, maximum: 5e3 }, height: { type: "integer", minimum: 20, maximum: 5e3 } } };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.x === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "x" }, schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.y === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "y" }, schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "x" || key0 === "y" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.x !== void 0 && (validate116(data.x, { instancePath: instancePath + "/x", parentData: data, parentDataProperty: "x", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.y !== void 0 && (validate116(data.y, { instancePath: instancePath + "/y", parentData: data, parentDataProperty: "y", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.width !== void 0) {
      let data2 = data.width;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, schema: schema37.properties.width.type, parentSchema: schema37.properties.width, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 5e3 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema37.properties.width, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 20 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, schema: 20, parentSchema: schema37.properties.width, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err8 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema37.properties.height.type, parentSchema: schema37.properties.height, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 5e3 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema37.properties.height, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 20 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, schema: 20, parentSchema: schema37.properties.height, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema37.type, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.width === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.height === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.terrain === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terrain" }, schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.climbable === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "climbable" }, schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.deployment === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "text" || key0 === "width" || key0 === "height" || key0 === "terrain" || key0 === "climbable" || key0 === "deployment")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.text !== void 0 && (validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.width !== void 0) {
      let data3 = data.width;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, schema: schema33.properties.width.type, parentSchema: schema33.properties.width, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 5e3 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema33.properties.width, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data3 < 200 || isNaN(data3)) {
          let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, schema: 200, parentSchema: schema33.properties.width, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data4 = data.height;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err12 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema33.properties.height.type, parentSchema: schema33.properties.height, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 5e3 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema33.properties.height, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data4 < 200 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, schema: 200, parentSchema: schema33.properties.height, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.terrain !== void 0) {
      let data5 = data.terrain;
      if (Array.isArray(data5)) {
        if (data5.length > 80) {
          let err15 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/maxItems", keyword: "maxItems", params: { limit: 80 }, schema: 80, parentSchema: schema33.properties.terrain, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate112(data5[i0], { instancePath: instancePath + "/terrain/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/type", keyword: "type", params: { type: "array" }, schema: schema33.properties.terrain.type, parentSchema: schema33.properties.terrain, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.climbable !== void 0) {
      let data7 = data.climbable;
      if (Array.isArray(data7)) {
        if (data7.length > 40) {
          let err17 = { instancePath: instancePath + "/climbable", schemaPath: "#/properties/climbable/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema33.properties.climbable, data: data7 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate53(data7[i1], { instancePath: instancePath + "/climbable/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/climbable", schemaPath: "#/properties/climbable/type", keyword: "type", params: { type: "array" }, schema: schema33.properties.climbable.type, parentSchema: schema33.properties.climbable, data: data7 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data9 = data.deployment;
      if (Array.isArray(data9)) {
        if (data9.length > 4) {
          let err19 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema33.properties.deployment, data: data9 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data9.length < 2) {
          let err20 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema33.properties.deployment, data: data9 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data10 = data9[i2];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.zone === void 0) {
              let err21 = { instancePath: instancePath + "/deployment/" + i2, schemaPath: "#/properties/deployment/items/required", keyword: "required", params: { missingProperty: "zone" }, schema: schema33.properties.deployment.items.required, parentSchema: schema33.properties.deployment.items, data: data10 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data10.forward === void 0) {
              let err22 = { instancePath: instancePath + "/deployment/" + i2, schemaPath: "#/properties/deployment/items/required", keyword: "required", params: { missingProperty: "forward" }, schema: schema33.properties.deployment.items.required, parentSchema: schema33.properties.deployment.items, data: data10 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            for (let key1 in data10)
              if (!(key1 === "zone" || key1 === "forward")) {
                let err23 = { instancePath: instancePath + "/deployment/" + i2, schemaPath: "#/properties/deployment/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema33.properties.deployment.items, data: data10 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            if (data10.zone !== void 0 && (validate123(data10.zone, { instancePath: instancePath + "/deployment/" + i2 + "/zone", parentData: data10, parentDataProperty: "zone", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length)), data10.forward !== void 0) {
              let data12 = data10.forward;
              if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
                let err24 = { instancePath: instancePath + "/deployment/" + i2 + "/forward", schemaPath: "#/properties/deployment/items/properties/forward/type", keyword: "type", params: { type: "integer" }, schema: schema33.properties.deployment.items.properties.forward.type, parentSchema: schema33.properties.deployment.items.properties.forward, data: data12 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 359 || isNaN(data12)) {
                  let err25 = { instancePath: instancePath + "/deployment/" + i2 + "/forward", schemaPath: "#/properties/deployment/items/properties/forward/maximum", keyword: "maximum", params: { comparison: "<=", limit: 359 }, schema: 359, parentSchema: schema33.properties.deployment.items.properties.forward, data: data12 };
                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
                if (data12 < 0 || isNaN(data12)) {
                  let err26 = { instancePath: instancePath + "/deployment/" + i2 + "/forward", schemaPath: "#/properties/deployment/items/properties/forward/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema33.properties.deployment.items.properties.forward, data: data12 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              }
            }
          } else {
            let err27 = { instancePath: instancePath + "/deployment/" + i2, schemaPath: "#/properties/deployment/items/type", keyword: "type", params: { type: "object" }, schema: schema33.properties.deployment.items.type, parentSchema: schema33.properties.deployment.items, data: data10 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
      } else {
        let err28 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/type", keyword: "type", params: { type: "array" }, schema: schema33.properties.deployment.type, parentSchema: schema33.properties.deployment, data: data9 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema33.type, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.format === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.system === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "system" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.version === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.title === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 200) {
          let err6 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema19.properties.$schema, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.format !== void 0) {
      let data1 = data.format;
      if (data1 !== "skirmish-pack") {
        let err8 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "skirmish-pack" }, schema: "skirmish-pack", parentSchema: schema19.properties.format, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.system !== void 0) {
      let data2 = data.system;
      if (data2 !== "musg") {
        let err9 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/const", keyword: "const", params: { allowedValue: "musg" }, schema: "musg", parentSchema: schema19.properties.system, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.version !== void 0) {
      let data3 = data.version;
      if (data3 !== 1) {
        let err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, schema: 1, parentSchema: schema19.properties.version, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.title !== void 0 && (validate55(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.description !== void 0 && (validate57(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.author !== void 0) {
      let data7 = data.author;
      if (typeof data7 == "string") {
        if (ucs2length(data7) > 80) {
          let err11 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema19.properties.author, data: data7 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (ucs2length(data7) < 1) {
          let err12 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.author, data: data7 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.author.type, parentSchema: schema19.properties.author, data: data7 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.licence !== void 0) {
      let data8 = data.licence;
      if (typeof data8 == "string") {
        if (ucs2length(data8) > 40) {
          let err14 = { instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.licence, data: data8 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (ucs2length(data8) < 1) {
          let err15 = { instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.licence, data: data8 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/licence", schemaPath: "#/properties/licence/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.licence.type, parentSchema: schema19.properties.licence, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.races !== void 0) {
      let data9 = data.races;
      if (Array.isArray(data9)) {
        if (data9.length > 40) {
          let err17 = { instancePath: instancePath + "/races", schemaPath: "#/properties/races/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.races, data: data9 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate59(data9[i0], { instancePath: instancePath + "/races/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/races", schemaPath: "#/properties/races/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.races.type, parentSchema: schema19.properties.races, data: data9 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.ranged !== void 0) {
      let data11 = data.ranged;
      if (Array.isArray(data11)) {
        if (data11.length > 60) {
          let err19 = { instancePath: instancePath + "/ranged", schemaPath: "#/properties/ranged/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema19.properties.ranged, data: data11 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate70(data11[i1], { instancePath: instancePath + "/ranged/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err20 = { instancePath: instancePath + "/ranged", schemaPath: "#/properties/ranged/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.ranged.type, parentSchema: schema19.properties.ranged, data: data11 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.melee !== void 0) {
      let data13 = data.melee;
      if (Array.isArray(data13)) {
        if (data13.length > 60) {
          let err21 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema19.properties.melee, data: data13 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len2 = data13.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate74(data13[i2], { instancePath: instancePath + "/melee/" + i2, parentData: data13, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
      } else {
        let err22 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.melee.type, parentSchema: schema19.properties.melee, data: data13 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.equipment !== void 0) {
      let data15 = data.equipment;
      if (Array.isArray(data15)) {
        if (data15.length > 40) {
          let err23 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.equipment, data: data15 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len3 = data15.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate78(data15[i3], { instancePath: instancePath + "/equipment/" + i3, parentData: data15, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.equipment.type, parentSchema: schema19.properties.equipment, data: data15 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.mercenaries !== void 0) {
      let data17 = data.mercenaries;
      if (Array.isArray(data17)) {
        if (data17.length > 20) {
          let err25 = { instancePath: instancePath + "/mercenaries", schemaPath: "#/properties/mercenaries/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.mercenaries, data: data17 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len4 = data17.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate84(data17[i4], { instancePath: instancePath + "/mercenaries/" + i4, parentData: data17, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/mercenaries", schemaPath: "#/properties/mercenaries/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.mercenaries.type, parentSchema: schema19.properties.mercenaries, data: data17 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.bands !== void 0) {
      let data19 = data.bands;
      if (Array.isArray(data19)) {
        if (data19.length > 20) {
          let err27 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.bands, data: data19 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len5 = data19.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate90(data19[i5], { instancePath: instancePath + "/bands/" + i5, parentData: data19, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.bands.type, parentSchema: schema19.properties.bands, data: data19 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.scenarios !== void 0) {
      let data21 = data.scenarios;
      if (Array.isArray(data21)) {
        if (data21.length > 20) {
          let err29 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.scenarios, data: data21 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        let len6 = data21.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate108(data21[i6], { instancePath: instancePath + "/scenarios/" + i6, parentData: data21, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
      } else {
        let err30 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.scenarios.type, parentSchema: schema19.properties.scenarios, data: data21 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  musg_pack_schema_default as default,
  validate
};
