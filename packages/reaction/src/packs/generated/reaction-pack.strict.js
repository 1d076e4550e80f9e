// Generated from reaction-pack.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/reaction/src/packs/reaction-pack.schema.json
var validate = validate52, reaction_pack_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:reaction-pack:1", title: "A Skirmish Kit pack for Reaction", description: "Weapons, profiles, gangs and scenarios. Ranges and reaches are in centimetres; places, shapes and bases in tenths of a centimetre.", type: "object", additionalProperties: !1, required: ["format", "system", "version", "id", "title"], properties: { $schema: { type: "string", maxLength: 200 }, format: { const: "skirmish-pack" }, system: { const: "reaction" }, version: { const: 1, description: "Version of this format." }, id: { $ref: "#/$defs/id" }, title: { $ref: "#/$defs/name" }, description: { $ref: "#/$defs/text" }, author: { type: "string", minLength: 1, maxLength: 80 }, licence: { type: "string", minLength: 1, maxLength: 40 }, weapons: { type: "array", maxItems: 50, items: { $ref: "#/$defs/weapon" } }, profiles: { type: "array", maxItems: 60, items: { $ref: "#/$defs/profile" } }, gangs: { type: "array", maxItems: 20, items: { $ref: "#/$defs/gang" } }, scenarios: { type: "array", maxItems: 20, items: { $ref: "#/$defs/scenario" } } }, $defs: { id: { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, name: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } }, text: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", maxLength: 800 }, fr: { type: "string", maxLength: 800 } } }, centimetres: { type: "integer", minimum: 1, maximum: 500 }, tenths: { type: "integer", minimum: 0, maximum: 5e3 }, points: { type: "integer", minimum: 0, maximum: 100 }, degrees: { type: "integer", minimum: 0, maximum: 359 }, gear: { enum: ["none", "standard", "quality"] }, point: { description: "From the left and from the top of the table, in tenths of a centimetre.", type: "array", prefixItems: [{ $ref: "#/$defs/tenths" }, { $ref: "#/$defs/tenths" }], minItems: 2, maxItems: 2 }, weapon: { type: "object", additionalProperties: !1, required: ["id", "name", "class", "rateOfFire", "damage", "ranges"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, class: { enum: ["light", "heavy"] }, rateOfFire: { type: "integer", minimum: 1, maximum: 10 }, damage: { description: "The sides of each damage die: 3d6 is [6, 6, 6].", type: "array", minItems: 1, maxItems: 6, items: { type: "integer", minimum: 2, maximum: 20 } }, ranges: { type: "object", additionalProperties: !1, required: ["pointBlank", "short", "long"], properties: { pointBlank: { type: "integer", minimum: 0, maximum: 500 }, short: { type: "integer", minimum: 0, maximum: 500 }, long: { $ref: "#/$defs/centimetres" } } }, blast: { type: "integer", minimum: 1, maximum: 30 }, flame: { type: "object", additionalProperties: !1, required: ["length", "width"], properties: { length: { type: "integer", minimum: 1, maximum: 60 }, width: { type: "integer", minimum: 1, maximum: 60 } } }, cost: { type: "integer", minimum: 1, maximum: 8 } } }, profile: { type: "object", additionalProperties: !1, required: ["id", "name", "role", "armour", "weapons", "blades"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, role: { enum: ["basic", "second", "leader", "hero"] }, quality: { enum: ["green", "average", "veteran", "elite"] }, armour: { enum: ["none", "primitive", "ablative", "vest", "combat"] }, weapons: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, blades: { type: "array", maxItems: 2, items: { enum: ["dagger", "pistol", "club", "sword", "axe"] } }, technician: { type: "boolean" }, gear: { $ref: "#/$defs/gear" }, medkit: { $ref: "#/$defs/gear" }, machine: { type: "object", additionalProperties: !1, required: ["class", "selfRepair"], properties: { class: { enum: ["drone", "robot", "war-machine"] }, selfRepair: { type: "boolean" } } }, resistance: { type: "integer", minimum: 2, maximum: 30 }, base: { type: "integer", minimum: 5, maximum: 50 } } }, gang: { type: "object", additionalProperties: !1, required: ["id", "name", "text", "groups"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, groups: { type: "array", minItems: 1, maxItems: 8, items: { type: "object", additionalProperties: !1, required: ["id", "name", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, members: { type: "array", minItems: 1, maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["profile", "count"], properties: { profile: { $ref: "#/$defs/id" }, count: { type: "integer", minimum: 1, maximum: 12 } } } } } } }, heroes: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } }, terrain: { type: "object", additionalProperties: !1, required: ["id", "shape"], properties: { id: { $ref: "#/$defs/id" }, kind: { $ref: "#/$defs/id" }, shape: { $ref: "#/$defs/shape" }, ground: { enum: ["open", "difficult", "obstacle", "impassable"] }, blocksSight: { enum: [!0, !1, "through"] }, cover: { description: "0 none, 1 light, 2 medium, 3 hard, 4 extra hard.", type: "integer", minimum: 0, maximum: 4 }, height: { type: "integer", minimum: 0, maximum: 500 } } }, shape: { description: "The corners of a polygon, or a disc.", if: { type: "array" }, then: { type: "array", minItems: 3, maxItems: 16, items: { $ref: "#/$defs/point" } }, else: { type: "object", additionalProperties: !1, required: ["at", "radius"], properties: { at: { $ref: "#/$defs/point" }, radius: { type: "integer", minimum: 1, maximum: 1e3 } } } }, scenario: { type: "object", additionalProperties: !1, required: ["id", "name", "text", "width", "height", "deployment", "victory"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, width: { type: "integer", minimum: 300, maximum: 2400 }, height: { type: "integer", minimum: 300, maximum: 2400 }, turns: { description: "8 when left out.", type: "integer", minimum: 1, maximum: 20 }, terrain: { type: "array", maxItems: 60, items: { $ref: "#/$defs/terrain" } }, doors: { type: "array", maxItems: 20, items: { type: "object", additionalProperties: !1, required: ["id", "name", "terrain", "open"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, terrain: { $ref: "#/$defs/terrain" }, open: { type: "boolean" } } } }, objects: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "at", "points"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, at: { $ref: "#/$defs/point" }, points: { $ref: "#/$defs/points" } } } }, objectives: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "at", "reach", "points", "kind"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, at: { $ref: "#/$defs/point" }, reach: { type: "integer", minimum: 1, maximum: 60 }, points: { $ref: "#/$defs/points" }, kind: { enum: ["hold", "hack"] }, difficulty: { enum: ["easy", "normal", "hard"] } } } }, events: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["turn", "name", "kind", "at", "radius"], properties: { turn: { type: "integer", minimum: 1, maximum: 20 }, name: { $ref: "#/$defs/name" }, kind: { enum: ["panic", "rout"] }, at: { $ref: "#/$defs/point" }, radius: { $ref: "#/$defs/centimetres" }, seat: { type: "integer", minimum: 0, maximum: 3 } } } }, deployment: { description: "One for each seat.", type: "array", minItems: 2, maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["zone", "facing"], properties: { zone: { type: "object", additionalProperties: !1, required: ["x", "y", "width", "height"], properties: { x: { $ref: "#/$defs/tenths" }, y: { $ref: "#/$defs/tenths" }, width: { type: "integer", minimum: 30, maximum: 5e3 }, height: { type: "integer", minimum: 30, maximum: 5e3 } } }, facing: { $ref: "#/$defs/degrees" }, spots: { type: "array", maxItems: 24, items: { $ref: "#/$defs/point" } } } } }, victory: { type: "object", additionalProperties: !1, required: ["casualty", "target"], properties: { casualty: { $ref: "#/$defs/points" }, target: { type: "integer", minimum: 0, maximum: 1e3 } } } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "Short and stable: small letters, digits and hyphens, a letter first, such as swamp-runner.", descriptionFr: "Court et stable, en minuscules sans accents, chiffres et traits d’union, une lettre d’abord, comme swamp-runner." }, pattern3 = new RegExp("^[a-z][a-z0-9-]*$", "u");
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
var schema23 = { type: "object", additionalProperties: !1, required: ["id", "name", "class", "rateOfFire", "damage", "ranges"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, class: { enum: ["light", "heavy"] }, rateOfFire: { type: "integer", minimum: 1, maximum: 10 }, damage: { description: "The sides of each damage die: 3d6 is [6, 6, 6].", type: "array", minItems: 1, maxItems: 6, items: { type: "integer", minimum: 2, maximum: 20 } }, ranges: { type: "object", additionalProperties: !1, required: ["pointBlank", "short", "long"], properties: { pointBlank: { type: "integer", minimum: 0, maximum: 500 }, short: { type: "integer", minimum: 0, maximum: 500 }, long: { $ref: "#/$defs/centimetres" } } }, blast: { type: "integer", minimum: 1, maximum: 30 }, flame: { type: "object", additionalProperties: !1, required: ["length", "width"], properties: { length: { type: "integer", minimum: 1, maximum: 60 }, width: { type: "integer", minimum: 1, maximum: 60 } } }, cost: { type: "integer", minimum: 1, maximum: 8 } } }, schema24 = { type: "integer", minimum: 1, maximum: 500 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 500 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 1 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
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
    if (data.class === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "class" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rateOfFire === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rateOfFire" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.damage === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "damage" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.ranges === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ranges" }, schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema23.properties, key0)) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.class !== void 0) {
      let data2 = data.class;
      if (!(data2 === "light" || data2 === "heavy")) {
        let err7 = { instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema23.properties.class.enum }, schema: schema23.properties.class.enum, parentSchema: schema23.properties.class, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.rateOfFire !== void 0) {
      let data3 = data.rateOfFire;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err8 = { instancePath: instancePath + "/rateOfFire", schemaPath: "#/properties/rateOfFire/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.rateOfFire.type, parentSchema: schema23.properties.rateOfFire, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 10 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/rateOfFire", schemaPath: "#/properties/rateOfFire/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, schema: 10, parentSchema: schema23.properties.rateOfFire, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/rateOfFire", schemaPath: "#/properties/rateOfFire/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema23.properties.rateOfFire, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.damage !== void 0) {
      let data4 = data.damage;
      if (Array.isArray(data4)) {
        if (data4.length > 6) {
          let err11 = { instancePath: instancePath + "/damage", schemaPath: "#/properties/damage/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema23.properties.damage, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4.length < 1) {
          let err12 = { instancePath: instancePath + "/damage", schemaPath: "#/properties/damage/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.damage, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err13 = { instancePath: instancePath + "/damage/" + i0, schemaPath: "#/properties/damage/items/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.damage.items.type, parentSchema: schema23.properties.damage.items, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 20 || isNaN(data5)) {
              let err14 = { instancePath: instancePath + "/damage/" + i0, schemaPath: "#/properties/damage/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema23.properties.damage.items, data: data5 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data5 < 2 || isNaN(data5)) {
              let err15 = { instancePath: instancePath + "/damage/" + i0, schemaPath: "#/properties/damage/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema23.properties.damage.items, data: data5 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/damage", schemaPath: "#/properties/damage/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.damage.type, parentSchema: schema23.properties.damage, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.ranges !== void 0) {
      let data6 = data.ranges;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.pointBlank === void 0) {
          let err17 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/required", keyword: "required", params: { missingProperty: "pointBlank" }, schema: schema23.properties.ranges.required, parentSchema: schema23.properties.ranges, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data6.short === void 0) {
          let err18 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/required", keyword: "required", params: { missingProperty: "short" }, schema: schema23.properties.ranges.required, parentSchema: schema23.properties.ranges, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data6.long === void 0) {
          let err19 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/required", keyword: "required", params: { missingProperty: "long" }, schema: schema23.properties.ranges.required, parentSchema: schema23.properties.ranges, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        for (let key1 in data6)
          if (!(key1 === "pointBlank" || key1 === "short" || key1 === "long")) {
            let err20 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema23.properties.ranges, data: data6 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        if (data6.pointBlank !== void 0) {
          let data7 = data6.pointBlank;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err21 = { instancePath: instancePath + "/ranges/pointBlank", schemaPath: "#/properties/ranges/properties/pointBlank/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.ranges.properties.pointBlank.type, parentSchema: schema23.properties.ranges.properties.pointBlank, data: data7 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 500 || isNaN(data7)) {
              let err22 = { instancePath: instancePath + "/ranges/pointBlank", schemaPath: "#/properties/ranges/properties/pointBlank/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema23.properties.ranges.properties.pointBlank, data: data7 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              let err23 = { instancePath: instancePath + "/ranges/pointBlank", schemaPath: "#/properties/ranges/properties/pointBlank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema23.properties.ranges.properties.pointBlank, data: data7 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
        }
        if (data6.short !== void 0) {
          let data8 = data6.short;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err24 = { instancePath: instancePath + "/ranges/short", schemaPath: "#/properties/ranges/properties/short/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.ranges.properties.short.type, parentSchema: schema23.properties.ranges.properties.short, data: data8 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 500 || isNaN(data8)) {
              let err25 = { instancePath: instancePath + "/ranges/short", schemaPath: "#/properties/ranges/properties/short/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema23.properties.ranges.properties.short, data: data8 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data8 < 0 || isNaN(data8)) {
              let err26 = { instancePath: instancePath + "/ranges/short", schemaPath: "#/properties/ranges/properties/short/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema23.properties.ranges.properties.short, data: data8 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          }
        }
        data6.long !== void 0 && (validate62(data6.long, { instancePath: instancePath + "/ranges/long", parentData: data6, parentDataProperty: "long", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length));
      } else {
        let err27 = { instancePath: instancePath + "/ranges", schemaPath: "#/properties/ranges/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.ranges.type, parentSchema: schema23.properties.ranges, data: data6 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.blast !== void 0) {
      let data10 = data.blast;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err28 = { instancePath: instancePath + "/blast", schemaPath: "#/properties/blast/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.blast.type, parentSchema: schema23.properties.blast, data: data10 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 30 || isNaN(data10)) {
          let err29 = { instancePath: instancePath + "/blast", schemaPath: "#/properties/blast/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema23.properties.blast, data: data10 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data10 < 1 || isNaN(data10)) {
          let err30 = { instancePath: instancePath + "/blast", schemaPath: "#/properties/blast/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema23.properties.blast, data: data10 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
    if (data.flame !== void 0) {
      let data11 = data.flame;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.length === void 0) {
          let err31 = { instancePath: instancePath + "/flame", schemaPath: "#/properties/flame/required", keyword: "required", params: { missingProperty: "length" }, schema: schema23.properties.flame.required, parentSchema: schema23.properties.flame, data: data11 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data11.width === void 0) {
          let err32 = { instancePath: instancePath + "/flame", schemaPath: "#/properties/flame/required", keyword: "required", params: { missingProperty: "width" }, schema: schema23.properties.flame.required, parentSchema: schema23.properties.flame, data: data11 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        for (let key2 in data11)
          if (!(key2 === "length" || key2 === "width")) {
            let err33 = { instancePath: instancePath + "/flame", schemaPath: "#/properties/flame/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema23.properties.flame, data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        if (data11.length !== void 0) {
          let data12 = data11.length;
          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
            let err34 = { instancePath: instancePath + "/flame/length", schemaPath: "#/properties/flame/properties/length/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.flame.properties.length.type, parentSchema: schema23.properties.flame.properties.length, data: data12 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 60 || isNaN(data12)) {
              let err35 = { instancePath: instancePath + "/flame/length", schemaPath: "#/properties/flame/properties/length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, schema: 60, parentSchema: schema23.properties.flame.properties.length, data: data12 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data12 < 1 || isNaN(data12)) {
              let err36 = { instancePath: instancePath + "/flame/length", schemaPath: "#/properties/flame/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema23.properties.flame.properties.length, data: data12 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
        }
        if (data11.width !== void 0) {
          let data13 = data11.width;
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err37 = { instancePath: instancePath + "/flame/width", schemaPath: "#/properties/flame/properties/width/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.flame.properties.width.type, parentSchema: schema23.properties.flame.properties.width, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 60 || isNaN(data13)) {
              let err38 = { instancePath: instancePath + "/flame/width", schemaPath: "#/properties/flame/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, schema: 60, parentSchema: schema23.properties.flame.properties.width, data: data13 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data13 < 1 || isNaN(data13)) {
              let err39 = { instancePath: instancePath + "/flame/width", schemaPath: "#/properties/flame/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema23.properties.flame.properties.width, data: data13 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/flame", schemaPath: "#/properties/flame/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.flame.type, parentSchema: schema23.properties.flame, data: data11 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.cost !== void 0) {
      let data14 = data.cost;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err41 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.cost.type, parentSchema: schema23.properties.cost, data: data14 };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 8 || isNaN(data14)) {
          let err42 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, schema: 8, parentSchema: schema23.properties.cost, data: data14 };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          let err43 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema23.properties.cost, data: data14 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      }
    }
  } else {
    let err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "object", additionalProperties: !1, required: ["id", "name", "role", "armour", "weapons", "blades"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, role: { enum: ["basic", "second", "leader", "hero"] }, quality: { enum: ["green", "average", "veteran", "elite"] }, armour: { enum: ["none", "primitive", "ablative", "vest", "combat"] }, weapons: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } }, blades: { type: "array", maxItems: 2, items: { enum: ["dagger", "pistol", "club", "sword", "axe"] } }, technician: { type: "boolean" }, gear: { $ref: "#/$defs/gear" }, medkit: { $ref: "#/$defs/gear" }, machine: { type: "object", additionalProperties: !1, required: ["class", "selfRepair"], properties: { class: { enum: ["drone", "robot", "war-machine"] }, selfRepair: { type: "boolean" } } }, resistance: { type: "integer", minimum: 2, maximum: 30 }, base: { type: "integer", minimum: 5, maximum: 50 } } }, schema26 = { enum: ["none", "standard", "quality"] };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "none" || data === "standard" || data === "quality")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, schema: schema26.enum, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema25.required, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema25.required, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, schema: schema25.required, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.armour === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "armour" }, schema: schema25.required, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.weapons === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weapons" }, schema: schema25.required, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.blades === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blades" }, schema: schema25.required, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema25.properties, key0)) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.role !== void 0) {
      let data2 = data.role;
      if (!(data2 === "basic" || data2 === "second" || data2 === "leader" || data2 === "hero")) {
        let err7 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema25.properties.role.enum }, schema: schema25.properties.role.enum, parentSchema: schema25.properties.role, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.quality !== void 0) {
      let data3 = data.quality;
      if (!(data3 === "green" || data3 === "average" || data3 === "veteran" || data3 === "elite")) {
        let err8 = { instancePath: instancePath + "/quality", schemaPath: "#/properties/quality/enum", keyword: "enum", params: { allowedValues: schema25.properties.quality.enum }, schema: schema25.properties.quality.enum, parentSchema: schema25.properties.quality, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.armour !== void 0) {
      let data4 = data.armour;
      if (!(data4 === "none" || data4 === "primitive" || data4 === "ablative" || data4 === "vest" || data4 === "combat")) {
        let err9 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/enum", keyword: "enum", params: { allowedValues: schema25.properties.armour.enum }, schema: schema25.properties.armour.enum, parentSchema: schema25.properties.armour, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.weapons !== void 0) {
      let data5 = data.weapons;
      if (Array.isArray(data5)) {
        if (data5.length > 4) {
          let err10 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema25.properties.weapons, data: data5 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data5[i0], { instancePath: instancePath + "/weapons/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema25.properties.weapons.type, parentSchema: schema25.properties.weapons, data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.blades !== void 0) {
      let data7 = data.blades;
      if (Array.isArray(data7)) {
        if (data7.length > 2) {
          let err12 = { instancePath: instancePath + "/blades", schemaPath: "#/properties/blades/maxItems", keyword: "maxItems", params: { limit: 2 }, schema: 2, parentSchema: schema25.properties.blades, data: data7 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (!(data8 === "dagger" || data8 === "pistol" || data8 === "club" || data8 === "sword" || data8 === "axe")) {
            let err13 = { instancePath: instancePath + "/blades/" + i1, schemaPath: "#/properties/blades/items/enum", keyword: "enum", params: { allowedValues: schema25.properties.blades.items.enum }, schema: schema25.properties.blades.items.enum, parentSchema: schema25.properties.blades.items, data: data8 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/blades", schemaPath: "#/properties/blades/type", keyword: "type", params: { type: "array" }, schema: schema25.properties.blades.type, parentSchema: schema25.properties.blades, data: data7 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.technician !== void 0) {
      let data9 = data.technician;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/technician", schemaPath: "#/properties/technician/type", keyword: "type", params: { type: "boolean" }, schema: schema25.properties.technician.type, parentSchema: schema25.properties.technician, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.gear !== void 0 && (validate69(data.gear, { instancePath: instancePath + "/gear", parentData: data, parentDataProperty: "gear", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length)), data.medkit !== void 0 && (validate69(data.medkit, { instancePath: instancePath + "/medkit", parentData: data, parentDataProperty: "medkit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length)), data.machine !== void 0) {
      let data12 = data.machine;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.class === void 0) {
          let err16 = { instancePath: instancePath + "/machine", schemaPath: "#/properties/machine/required", keyword: "required", params: { missingProperty: "class" }, schema: schema25.properties.machine.required, parentSchema: schema25.properties.machine, data: data12 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data12.selfRepair === void 0) {
          let err17 = { instancePath: instancePath + "/machine", schemaPath: "#/properties/machine/required", keyword: "required", params: { missingProperty: "selfRepair" }, schema: schema25.properties.machine.required, parentSchema: schema25.properties.machine, data: data12 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        for (let key1 in data12)
          if (!(key1 === "class" || key1 === "selfRepair")) {
            let err18 = { instancePath: instancePath + "/machine", schemaPath: "#/properties/machine/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema25.properties.machine, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        if (data12.class !== void 0) {
          let data13 = data12.class;
          if (!(data13 === "drone" || data13 === "robot" || data13 === "war-machine")) {
            let err19 = { instancePath: instancePath + "/machine/class", schemaPath: "#/properties/machine/properties/class/enum", keyword: "enum", params: { allowedValues: schema25.properties.machine.properties.class.enum }, schema: schema25.properties.machine.properties.class.enum, parentSchema: schema25.properties.machine.properties.class, data: data13 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data12.selfRepair !== void 0) {
          let data14 = data12.selfRepair;
          if (typeof data14 != "boolean") {
            let err20 = { instancePath: instancePath + "/machine/selfRepair", schemaPath: "#/properties/machine/properties/selfRepair/type", keyword: "type", params: { type: "boolean" }, schema: schema25.properties.machine.properties.selfRepair.type, parentSchema: schema25.properties.machine.properties.selfRepair, data: data14 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/machine", schemaPath: "#/properties/machine/type", keyword: "type", params: { type: "object" }, schema: schema25.properties.machine.type, parentSchema: schema25.properties.machine, data: data12 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.resistance !== void 0) {
      let data15 = data.resistance;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        let err22 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/type", keyword: "type", params: { type: "integer" }, schema: schema25.properties.resistance.type, parentSchema: schema25.properties.resistance, data: data15 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 30 || isNaN(data15)) {
          let err23 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, schema: 30, parentSchema: schema25.properties.resistance, data: data15 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data15 < 2 || isNaN(data15)) {
          let err24 = { instancePath: instancePath + "/resistance", schemaPath: "#/properties/resistance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema25.properties.resistance, data: data15 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      }
    }
    if (data.base !== void 0) {
      let data16 = data.base;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        let err25 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "integer" }, schema: schema25.properties.base.type, parentSchema: schema25.properties.base, data: data16 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 50 || isNaN(data16)) {
          let err26 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, schema: 50, parentSchema: schema25.properties.base, data: data16 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data16 < 5 || isNaN(data16)) {
          let err27 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 }, schema: 5, parentSchema: schema25.properties.base, data: data16 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema25.type, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema27 = { type: "object", additionalProperties: !1, required: ["id", "name", "text", "groups"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, groups: { type: "array", minItems: 1, maxItems: 8, items: { type: "object", additionalProperties: !1, required: ["id", "name", "members"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, members: { type: "array", minItems: 1, maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["profile", "count"], properties: { profile: { $ref: "#/$defs/id" }, count: { type: "integer", minimum: 1, maximum: 12 } } } } } } }, heroes: { type: "array", maxItems: 4, items: { $ref: "#/$defs/id" } } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.groups === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" }, schema: schema27.required, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "text" || key0 === "groups" || key0 === "heroes")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.text !== void 0 && (validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.groups !== void 0) {
      let data3 = data.groups;
      if (Array.isArray(data3)) {
        if (data3.length > 8) {
          let err5 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema27.properties.groups, data: data3 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data3.length < 1) {
          let err6 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema27.properties.groups, data: data3 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.id === void 0) {
              let err7 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/required", keyword: "required", params: { missingProperty: "id" }, schema: schema27.properties.groups.items.required, parentSchema: schema27.properties.groups.items, data: data4 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data4.name === void 0) {
              let err8 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/required", keyword: "required", params: { missingProperty: "name" }, schema: schema27.properties.groups.items.required, parentSchema: schema27.properties.groups.items, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data4.members === void 0) {
              let err9 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/required", keyword: "required", params: { missingProperty: "members" }, schema: schema27.properties.groups.items.required, parentSchema: schema27.properties.groups.items, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "id" || key1 === "name" || key1 === "members")) {
                let err10 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema27.properties.groups.items, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data4.id !== void 0 && (validate53(data4.id, { instancePath: instancePath + "/groups/" + i0 + "/id", parentData: data4, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data4.name !== void 0 && (validate55(data4.name, { instancePath: instancePath + "/groups/" + i0 + "/name", parentData: data4, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data4.members !== void 0) {
              let data7 = data4.members;
              if (Array.isArray(data7)) {
                if (data7.length > 12) {
                  let err11 = { instancePath: instancePath + "/groups/" + i0 + "/members", schemaPath: "#/properties/groups/items/properties/members/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema27.properties.groups.items.properties.members, data: data7 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (data7.length < 1) {
                  let err12 = { instancePath: instancePath + "/groups/" + i0 + "/members", schemaPath: "#/properties/groups/items/properties/members/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema27.properties.groups.items.properties.members, data: data7 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                let len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data8 = data7[i1];
                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                    if (data8.profile === void 0) {
                      let err13 = { instancePath: instancePath + "/groups/" + i0 + "/members/" + i1, schemaPath: "#/properties/groups/items/properties/members/items/required", keyword: "required", params: { missingProperty: "profile" }, schema: schema27.properties.groups.items.properties.members.items.required, parentSchema: schema27.properties.groups.items.properties.members.items, data: data8 };
                      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                    }
                    if (data8.count === void 0) {
                      let err14 = { instancePath: instancePath + "/groups/" + i0 + "/members/" + i1, schemaPath: "#/properties/groups/items/properties/members/items/required", keyword: "required", params: { missingProperty: "count" }, schema: schema27.properties.groups.items.properties.members.items.required, parentSchema: schema27.properties.groups.items.properties.members.items, data: data8 };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                    for (let key2 in data8)
                      if (!(key2 === "profile" || key2 === "count")) {
                        let err15 = { instancePath: instancePath + "/groups/" + i0 + "/members/" + i1, schemaPath: "#/properties/groups/items/properties/members/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema27.properties.groups.items.properties.members.items, data: data8 };
                        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                      }
                    if (data8.profile !== void 0 && (validate53(data8.profile, { instancePath: instancePath + "/groups/" + i0 + "/members/" + i1 + "/profile", parentData: data8, parentDataProperty: "profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data8.count !== void 0) {
                      let data10 = data8.count;
                      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                        let err16 = { instancePath: instancePath + "/groups/" + i0 + "/members/" + i1 + "/count", schemaPath: "#/properties/groups/items/properties/members/items/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema27.properties.groups.items.properties.members.items.properties.count.type, parentSchema: schema27.properties.groups.items.properties.members.items.properties.count, data: data10 };
                        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                      }
                      if (typeof data10 == "number" && isFinite(data10)) {
                        if (data10 > 12 || isNaN(data10)) {
                          let err17 = { instancePath: instancePath + "/groups/" + i0 + "/members/" + i1 + "/count", schemaPath: "#/properties/groups/items/properties/members/items/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, schema: 12, parentSchema: schema27.properties.groups.items.properties.members.items.properties.count, data: data10 };
                          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                        }
                        if (data10 < 1 || isNaN(data10)) {
                          let err18 = { instancePath: instancePath + "/groups/" + i0 + "/members/" + i1 + "/count", schemaPath: "#/properties/groups/items/properties/members/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema27.properties.groups.items.properties.members.items.properties.count, data: data10 };
                          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                        }
                      }
                    }
                  } else {
                    let err19 = { instancePath: instancePath + "/groups/" + i0 + "/members/" + i1, schemaPath: "#/properties/groups/items/properties/members/items/type", keyword: "type", params: { type: "object" }, schema: schema27.properties.groups.items.properties.members.items.type, parentSchema: schema27.properties.groups.items.properties.members.items, data: data8 };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                  }
                }
              } else {
                let err20 = { instancePath: instancePath + "/groups/" + i0 + "/members", schemaPath: "#/properties/groups/items/properties/members/type", keyword: "type", params: { type: "array" }, schema: schema27.properties.groups.items.properties.members.type, parentSchema: schema27.properties.groups.items.properties.members, data: data7 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
          } else {
            let err21 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/type", keyword: "type", params: { type: "object" }, schema: schema27.properties.groups.items.type, parentSchema: schema27.properties.groups.items, data: data4 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, schema: schema27.properties.groups.type, parentSchema: schema27.properties.groups, data: data3 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.heroes !== void 0) {
      let data11 = data.heroes;
      if (Array.isArray(data11)) {
        if (data11.length > 4) {
          let err23 = { instancePath: instancePath + "/heroes", schemaPath: "#/properties/heroes/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema27.properties.heroes, data: data11 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate53(data11[i2], { instancePath: instancePath + "/heroes/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/heroes", schemaPath: "#/properties/heroes/type", keyword: "type", params: { type: "array" }, schema: schema27.properties.heroes.type, parentSchema: schema27.properties.heroes, data: data11 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema27.type, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "object", additionalProperties: !1, required: ["id", "name", "text", "width", "height", "deployment", "victory"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, text: { $ref: "#/$defs/text" }, width: { type: "integer", minimum: 300, maximum: 2400 }, height: { type: "integer", minimum: 300, maximum: 2400 }, turns: { description: "8 when left out.", type: "integer", minimum: 1, maximum: 20 }, terrain: { type: "array", maxItems: 60, items: { $ref: "#/$defs/terrain" } }, doors: { type: "array", maxItems: 20, items: { type: "object", additionalProperties: !1, required: ["id", "name", "terrain", "open"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, terrain: { $ref: "#/$defs/terrain" }, open: { type: "boolean" } } } }, objects: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "at", "points"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, at: { $ref: "#/$defs/point" }, points: { $ref: "#/$defs/points" } } } }, objectives: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["id", "name", "at", "reach", "points", "kind"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/name" }, at: { $ref: "#/$defs/point" }, reach: { type: "integer", minimum: 1, maximum: 60 }, points: { $ref: "#/$defs/points" }, kind: { enum: ["hold", "hack"] }, difficulty: { enum: ["easy", "normal", "hard"] } } } }, events: { type: "array", maxItems: 12, items: { type: "object", additionalProperties: !1, required: ["turn", "name", "kind", "at", "radius"], properties: { turn: { type: "integer", minimum: 1, maximum: 20 }, name: { $ref: "#/$defs/name" }, kind: { enum: ["panic", "rout"] }, at: { $ref: "#/$defs/point" }, radius: { $ref: "#/$defs/centimetres" }, seat: { type: "integer", minimum: 0, maximum: 3 } } } }, deployment: { description: "One for each seat.", type: "array", minItems: 2, maxItems: 4, items: { type: "object", additionalProperties: !1, required: ["zone", "facing"], properties: { zone: { type: "object", additionalProperties: !1, required: ["x", "y", "width", "height"], properties: { x: { $ref: "#/$defs/tenths" }, y: { $ref: "#/$defs/tenths" }, width: { type: "integer", minimum: 30, maximum: 5e3 }, height: { type: "integer", minimum: 30, maximum: 5e3 } } }, facing: { $ref: "#/$defs/degrees" }, spots: { type: "array", maxItems: 24, items: { $ref: "#/$defs/point" } } } } }, victory: { type: "object", additionalProperties: !1, required: ["casualty", "target"], properties: { casualty: { $ref: "#/$defs/points" }, target: { type: "integer", minimum: 0, maximum: 1e3 } } } } }, schema29 = { type: "object", additionalProperties: !1, required: ["id", "shape"], properties: { id: { $ref: "#/$defs/id" }, kind: { $ref: "#/$defs/id" }, shape: { $ref: "#/$defs/shape" }, ground: { enum: ["open", "difficult", "obstacle", "impassable"] }, blocksSight: { enum: [!0, !1, "through"] }, cover: { description: "0 none, 1 light, 2 medium, 3 hard, 4 extra hard.", type: "integer", minimum: 0, maximum: 4 }, height: { type: "integer", minimum: 0, maximum: 500 } } }, schema30 = { description: "The corners of a polygon, or a disc.", if: { type: "array" }, then: { type: "array", minItems: 3, maxItems: 16, items: { $ref: "#/$defs/point" } }, else: { type: "object", additionalProperties: !1, required: ["at", "radius"], properties: { at: { $ref: "#/$defs/point" }, radius: { type: "integer", minimum: 1, maximum: 1e3 } } } }, schema31 = { description: "From the left and from the top of the table, in tenths of a centimetre.", type: "array", prefixItems: [{ $ref: "#/$defs/tenths" }, { $ref: "#/$defs/tenths" }], minItems: 2, maxItems: 2 }, schema32 = { type: "integer", minimum: 0, maximum: 5e3 };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 5e3 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 2) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 }, schema: 2, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 2) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    len0 > 0 && (validate91(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length)), len0 > 1 && (validate91(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { items: 2, dynamicProps: !1, dynamicItems: !1 };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !0, _errs1 = errors;
  if (!Array.isArray(data)) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    if (Array.isArray(data)) {
      if (data.length > 16) {
        let err1 = { instancePath, schemaPath: "#/then/maxItems", keyword: "maxItems", params: { limit: 16 }, schema: 16, parentSchema: schema30.then, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (data.length < 3) {
        let err2 = { instancePath, schemaPath: "#/then/minItems", keyword: "minItems", params: { limit: 3 }, schema: 3, parentSchema: schema30.then, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate90(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
    } else {
      let err3 = { instancePath, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, schema: schema30.then.type, parentSchema: schema30.then, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    var _valid0 = _errs3 === errors;
    if (valid0 = _valid0, valid0)
      var items0 = !0;
    ifClause0 = "then";
  } else {
    let _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        let err4 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "at" }, schema: schema30.else.required, parentSchema: schema30.else, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data.radius === void 0) {
        let err5 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "radius" }, schema: schema30.else.required, parentSchema: schema30.else, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      for (let key0 in data)
        if (!(key0 === "at" || key0 === "radius")) {
          let err6 = { instancePath, schemaPath: "#/else/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema30.else, data };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      if (data.at !== void 0 && (validate90(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data.radius !== void 0) {
        let data2 = data.radius;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          let err7 = { instancePath: instancePath + "/radius", schemaPath: "#/else/properties/radius/type", keyword: "type", params: { type: "integer" }, schema: schema30.else.properties.radius.type, parentSchema: schema30.else.properties.radius, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 1e3 || isNaN(data2)) {
            let err8 = { instancePath: instancePath + "/radius", schemaPath: "#/else/properties/radius/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, schema: 1e3, parentSchema: schema30.else.properties.radius, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (data2 < 1 || isNaN(data2)) {
            let err9 = { instancePath: instancePath + "/radius", schemaPath: "#/else/properties/radius/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema30.else.properties.radius, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      }
    } else {
      let err10 = { instancePath, schemaPath: "#/else/type", keyword: "type", params: { type: "object" }, schema: schema30.else.type, parentSchema: schema30.else, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    var _valid0 = _errs6 === errors;
    if (valid0 = _valid0, valid0)
      var props0 = !0;
    ifClause0 = "else";
  }
  if (!valid0) {
    let err11 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, schema: schema30.if, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate89.errors = vErrors, evaluated0.props = props0, evaluated0.items = items0, errors === 0;
}
validate89.evaluated = { dynamicProps: !0, dynamicItems: !0 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.shape === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shape" }, schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "kind" || key0 === "shape" || key0 === "ground" || key0 === "blocksSight" || key0 === "cover" || key0 === "height")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.kind !== void 0 && (validate53(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.shape !== void 0 && (validate89(data.shape, { instancePath: instancePath + "/shape", parentData: data, parentDataProperty: "shape", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length)), data.ground !== void 0) {
      let data3 = data.ground;
      if (!(data3 === "open" || data3 === "difficult" || data3 === "obstacle" || data3 === "impassable")) {
        let err3 = { instancePath: instancePath + "/ground", schemaPath: "#/properties/ground/enum", keyword: "enum", params: { allowedValues: schema29.properties.ground.enum }, schema: schema29.properties.ground.enum, parentSchema: schema29.properties.ground, data: data3 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.blocksSight !== void 0) {
      let data4 = data.blocksSight;
      if (!(data4 === !0 || data4 === !1 || data4 === "through")) {
        let err4 = { instancePath: instancePath + "/blocksSight", schemaPath: "#/properties/blocksSight/enum", keyword: "enum", params: { allowedValues: schema29.properties.blocksSight.enum }, schema: schema29.properties.blocksSight.enum, parentSchema: schema29.properties.blocksSight, data: data4 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.cover !== void 0) {
      let data5 = data.cover;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err5 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.cover.type, parentSchema: schema29.properties.cover, data: data5 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 4 || isNaN(data5)) {
          let err6 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, schema: 4, parentSchema: schema29.properties.cover, data: data5 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err7 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.cover, data: data5 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data6 = data.height;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err8 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema29.properties.height.type, parentSchema: schema29.properties.height, data: data6 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 500 || isNaN(data6)) {
          let err9 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, schema: 500, parentSchema: schema29.properties.height, data: data6 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err10 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema29.properties.height, data: data6 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { type: "integer", minimum: 0, maximum: 100 };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema33.type, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 100 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema34 = { type: "integer", minimum: 0, maximum: 359 };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 359 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 359 }, schema: 359, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.width === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.height === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.deployment === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.victory === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "victory" }, schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema28.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.text !== void 0 && (validate57(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.width !== void 0) {
      let data3 = data.width;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err8 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.width.type, parentSchema: schema28.properties.width, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2400 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2400 }, schema: 2400, parentSchema: schema28.properties.width, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 300 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 300 }, schema: 300, parentSchema: schema28.properties.width, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data4 = data.height;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err11 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.height.type, parentSchema: schema28.properties.height, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2400 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2400 }, schema: 2400, parentSchema: schema28.properties.height, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4 < 300 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 300 }, schema: 300, parentSchema: schema28.properties.height, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.turns !== void 0) {
      let data5 = data.turns;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err14 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.turns.type, parentSchema: schema28.properties.turns, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 20 || isNaN(data5)) {
          let err15 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema28.properties.turns, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema28.properties.turns, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.terrain !== void 0) {
      let data6 = data.terrain;
      if (Array.isArray(data6)) {
        if (data6.length > 60) {
          let err17 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema28.properties.terrain, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate86(data6[i0], { instancePath: instancePath + "/terrain/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.terrain.type, parentSchema: schema28.properties.terrain, data: data6 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.doors !== void 0) {
      let data8 = data.doors;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          let err19 = { instancePath: instancePath + "/doors", schemaPath: "#/properties/doors/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema28.properties.doors, data: data8 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.id === void 0) {
              let err20 = { instancePath: instancePath + "/doors/" + i1, schemaPath: "#/properties/doors/items/required", keyword: "required", params: { missingProperty: "id" }, schema: schema28.properties.doors.items.required, parentSchema: schema28.properties.doors.items, data: data9 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data9.name === void 0) {
              let err21 = { instancePath: instancePath + "/doors/" + i1, schemaPath: "#/properties/doors/items/required", keyword: "required", params: { missingProperty: "name" }, schema: schema28.properties.doors.items.required, parentSchema: schema28.properties.doors.items, data: data9 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data9.terrain === void 0) {
              let err22 = { instancePath: instancePath + "/doors/" + i1, schemaPath: "#/properties/doors/items/required", keyword: "required", params: { missingProperty: "terrain" }, schema: schema28.properties.doors.items.required, parentSchema: schema28.properties.doors.items, data: data9 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data9.open === void 0) {
              let err23 = { instancePath: instancePath + "/doors/" + i1, schemaPath: "#/properties/doors/items/required", keyword: "required", params: { missingProperty: "open" }, schema: schema28.properties.doors.items.required, parentSchema: schema28.properties.doors.items, data: data9 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            for (let key1 in data9)
              if (!(key1 === "id" || key1 === "name" || key1 === "terrain" || key1 === "open")) {
                let err24 = { instancePath: instancePath + "/doors/" + i1, schemaPath: "#/properties/doors/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema28.properties.doors.items, data: data9 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            if (data9.id !== void 0 && (validate53(data9.id, { instancePath: instancePath + "/doors/" + i1 + "/id", parentData: data9, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data9.name !== void 0 && (validate55(data9.name, { instancePath: instancePath + "/doors/" + i1 + "/name", parentData: data9, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data9.terrain !== void 0 && (validate86(data9.terrain, { instancePath: instancePath + "/doors/" + i1 + "/terrain", parentData: data9, parentDataProperty: "terrain", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length)), data9.open !== void 0) {
              let data13 = data9.open;
              if (typeof data13 != "boolean") {
                let err25 = { instancePath: instancePath + "/doors/" + i1 + "/open", schemaPath: "#/properties/doors/items/properties/open/type", keyword: "type", params: { type: "boolean" }, schema: schema28.properties.doors.items.properties.open.type, parentSchema: schema28.properties.doors.items.properties.open, data: data13 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
          } else {
            let err26 = { instancePath: instancePath + "/doors/" + i1, schemaPath: "#/properties/doors/items/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.doors.items.type, parentSchema: schema28.properties.doors.items, data: data9 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/doors", schemaPath: "#/properties/doors/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.doors.type, parentSchema: schema28.properties.doors, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.objects !== void 0) {
      let data14 = data.objects;
      if (Array.isArray(data14)) {
        if (data14.length > 12) {
          let err28 = { instancePath: instancePath + "/objects", schemaPath: "#/properties/objects/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema28.properties.objects, data: data14 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data15 = data14[i2];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.id === void 0) {
              let err29 = { instancePath: instancePath + "/objects/" + i2, schemaPath: "#/properties/objects/items/required", keyword: "required", params: { missingProperty: "id" }, schema: schema28.properties.objects.items.required, parentSchema: schema28.properties.objects.items, data: data15 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data15.name === void 0) {
              let err30 = { instancePath: instancePath + "/objects/" + i2, schemaPath: "#/properties/objects/items/required", keyword: "required", params: { missingProperty: "name" }, schema: schema28.properties.objects.items.required, parentSchema: schema28.properties.objects.items, data: data15 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data15.at === void 0) {
              let err31 = { instancePath: instancePath + "/objects/" + i2, schemaPath: "#/properties/objects/items/required", keyword: "required", params: { missingProperty: "at" }, schema: schema28.properties.objects.items.required, parentSchema: schema28.properties.objects.items, data: data15 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data15.points === void 0) {
              let err32 = { instancePath: instancePath + "/objects/" + i2, schemaPath: "#/properties/objects/items/required", keyword: "required", params: { missingProperty: "points" }, schema: schema28.properties.objects.items.required, parentSchema: schema28.properties.objects.items, data: data15 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            for (let key2 in data15)
              if (!(key2 === "id" || key2 === "name" || key2 === "at" || key2 === "points")) {
                let err33 = { instancePath: instancePath + "/objects/" + i2, schemaPath: "#/properties/objects/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema28.properties.objects.items, data: data15 };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            data15.id !== void 0 && (validate53(data15.id, { instancePath: instancePath + "/objects/" + i2 + "/id", parentData: data15, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data15.name !== void 0 && (validate55(data15.name, { instancePath: instancePath + "/objects/" + i2 + "/name", parentData: data15, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data15.at !== void 0 && (validate90(data15.at, { instancePath: instancePath + "/objects/" + i2 + "/at", parentData: data15, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data15.points !== void 0 && (validate104(data15.points, { instancePath: instancePath + "/objects/" + i2 + "/points", parentData: data15, parentDataProperty: "points", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length));
          } else {
            let err34 = { instancePath: instancePath + "/objects/" + i2, schemaPath: "#/properties/objects/items/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.objects.items.type, parentSchema: schema28.properties.objects.items, data: data15 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        let err35 = { instancePath: instancePath + "/objects", schemaPath: "#/properties/objects/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.objects.type, parentSchema: schema28.properties.objects, data: data14 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.objectives !== void 0) {
      let data20 = data.objectives;
      if (Array.isArray(data20)) {
        if (data20.length > 12) {
          let err36 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema28.properties.objectives, data: data20 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        let len3 = data20.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data21 = data20[i3];
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.id === void 0) {
              let err37 = { instancePath: instancePath + "/objectives/" + i3, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "id" }, schema: schema28.properties.objectives.items.required, parentSchema: schema28.properties.objectives.items, data: data21 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            if (data21.name === void 0) {
              let err38 = { instancePath: instancePath + "/objectives/" + i3, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "name" }, schema: schema28.properties.objectives.items.required, parentSchema: schema28.properties.objectives.items, data: data21 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data21.at === void 0) {
              let err39 = { instancePath: instancePath + "/objectives/" + i3, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "at" }, schema: schema28.properties.objectives.items.required, parentSchema: schema28.properties.objectives.items, data: data21 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            if (data21.reach === void 0) {
              let err40 = { instancePath: instancePath + "/objectives/" + i3, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "reach" }, schema: schema28.properties.objectives.items.required, parentSchema: schema28.properties.objectives.items, data: data21 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data21.points === void 0) {
              let err41 = { instancePath: instancePath + "/objectives/" + i3, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "points" }, schema: schema28.properties.objectives.items.required, parentSchema: schema28.properties.objectives.items, data: data21 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data21.kind === void 0) {
              let err42 = { instancePath: instancePath + "/objectives/" + i3, schemaPath: "#/properties/objectives/items/required", keyword: "required", params: { missingProperty: "kind" }, schema: schema28.properties.objectives.items.required, parentSchema: schema28.properties.objectives.items, data: data21 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            for (let key3 in data21)
              if (!(key3 === "id" || key3 === "name" || key3 === "at" || key3 === "reach" || key3 === "points" || key3 === "kind" || key3 === "difficulty")) {
                let err43 = { instancePath: instancePath + "/objectives/" + i3, schemaPath: "#/properties/objectives/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: !1, parentSchema: schema28.properties.objectives.items, data: data21 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            if (data21.id !== void 0 && (validate53(data21.id, { instancePath: instancePath + "/objectives/" + i3 + "/id", parentData: data21, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data21.name !== void 0 && (validate55(data21.name, { instancePath: instancePath + "/objectives/" + i3 + "/name", parentData: data21, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data21.at !== void 0 && (validate90(data21.at, { instancePath: instancePath + "/objectives/" + i3 + "/at", parentData: data21, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data21.reach !== void 0) {
              let data25 = data21.reach;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
                let err44 = { instancePath: instancePath + "/objectives/" + i3 + "/reach", schemaPath: "#/properties/objectives/items/properties/reach/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.objectives.items.properties.reach.type, parentSchema: schema28.properties.objectives.items.properties.reach, data: data25 };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
              if (typeof data25 == "number" && isFinite(data25)) {
                if (data25 > 60 || isNaN(data25)) {
                  let err45 = { instancePath: instancePath + "/objectives/" + i3 + "/reach", schemaPath: "#/properties/objectives/items/properties/reach/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, schema: 60, parentSchema: schema28.properties.objectives.items.properties.reach, data: data25 };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
                if (data25 < 1 || isNaN(data25)) {
                  let err46 = { instancePath: instancePath + "/objectives/" + i3 + "/reach", schemaPath: "#/properties/objectives/items/properties/reach/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema28.properties.objectives.items.properties.reach, data: data25 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
              }
            }
            if (data21.points !== void 0 && (validate104(data21.points, { instancePath: instancePath + "/objectives/" + i3 + "/points", parentData: data21, parentDataProperty: "points", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length)), data21.kind !== void 0) {
              let data27 = data21.kind;
              if (!(data27 === "hold" || data27 === "hack")) {
                let err47 = { instancePath: instancePath + "/objectives/" + i3 + "/kind", schemaPath: "#/properties/objectives/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema28.properties.objectives.items.properties.kind.enum }, schema: schema28.properties.objectives.items.properties.kind.enum, parentSchema: schema28.properties.objectives.items.properties.kind, data: data27 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
            if (data21.difficulty !== void 0) {
              let data28 = data21.difficulty;
              if (!(data28 === "easy" || data28 === "normal" || data28 === "hard")) {
                let err48 = { instancePath: instancePath + "/objectives/" + i3 + "/difficulty", schemaPath: "#/properties/objectives/items/properties/difficulty/enum", keyword: "enum", params: { allowedValues: schema28.properties.objectives.items.properties.difficulty.enum }, schema: schema28.properties.objectives.items.properties.difficulty.enum, parentSchema: schema28.properties.objectives.items.properties.difficulty, data: data28 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            }
          } else {
            let err49 = { instancePath: instancePath + "/objectives/" + i3, schemaPath: "#/properties/objectives/items/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.objectives.items.type, parentSchema: schema28.properties.objectives.items, data: data21 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.objectives.type, parentSchema: schema28.properties.objectives, data: data20 };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.events !== void 0) {
      let data29 = data.events;
      if (Array.isArray(data29)) {
        if (data29.length > 12) {
          let err51 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 12 }, schema: 12, parentSchema: schema28.properties.events, data: data29 };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        let len4 = data29.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data30 = data29[i4];
          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
            if (data30.turn === void 0) {
              let err52 = { instancePath: instancePath + "/events/" + i4, schemaPath: "#/properties/events/items/required", keyword: "required", params: { missingProperty: "turn" }, schema: schema28.properties.events.items.required, parentSchema: schema28.properties.events.items, data: data30 };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            if (data30.name === void 0) {
              let err53 = { instancePath: instancePath + "/events/" + i4, schemaPath: "#/properties/events/items/required", keyword: "required", params: { missingProperty: "name" }, schema: schema28.properties.events.items.required, parentSchema: schema28.properties.events.items, data: data30 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
            if (data30.kind === void 0) {
              let err54 = { instancePath: instancePath + "/events/" + i4, schemaPath: "#/properties/events/items/required", keyword: "required", params: { missingProperty: "kind" }, schema: schema28.properties.events.items.required, parentSchema: schema28.properties.events.items, data: data30 };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
            if (data30.at === void 0) {
              let err55 = { instancePath: instancePath + "/events/" + i4, schemaPath: "#/properties/events/items/required", keyword: "required", params: { missingProperty: "at" }, schema: schema28.properties.events.items.required, parentSchema: schema28.properties.events.items, data: data30 };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
            if (data30.radius === void 0) {
              let err56 = { instancePath: instancePath + "/events/" + i4, schemaPath: "#/properties/events/items/required", keyword: "required", params: { missingProperty: "radius" }, schema: schema28.properties.events.items.required, parentSchema: schema28.properties.events.items, data: data30 };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            for (let key4 in data30)
              if (!(key4 === "turn" || key4 === "name" || key4 === "kind" || key4 === "at" || key4 === "radius" || key4 === "seat")) {
                let err57 = { instancePath: instancePath + "/events/" + i4, schemaPath: "#/properties/events/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: !1, parentSchema: schema28.properties.events.items, data: data30 };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
            if (data30.turn !== void 0) {
              let data31 = data30.turn;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
                let err58 = { instancePath: instancePath + "/events/" + i4 + "/turn", schemaPath: "#/properties/events/items/properties/turn/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.events.items.properties.turn.type, parentSchema: schema28.properties.events.items.properties.turn, data: data31 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
              if (typeof data31 == "number" && isFinite(data31)) {
                if (data31 > 20 || isNaN(data31)) {
                  let err59 = { instancePath: instancePath + "/events/" + i4 + "/turn", schemaPath: "#/properties/events/items/properties/turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema28.properties.events.items.properties.turn, data: data31 };
                  vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
                if (data31 < 1 || isNaN(data31)) {
                  let err60 = { instancePath: instancePath + "/events/" + i4 + "/turn", schemaPath: "#/properties/events/items/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema28.properties.events.items.properties.turn, data: data31 };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
              }
            }
            if (data30.name !== void 0 && (validate55(data30.name, { instancePath: instancePath + "/events/" + i4 + "/name", parentData: data30, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data30.kind !== void 0) {
              let data33 = data30.kind;
              if (!(data33 === "panic" || data33 === "rout")) {
                let err61 = { instancePath: instancePath + "/events/" + i4 + "/kind", schemaPath: "#/properties/events/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema28.properties.events.items.properties.kind.enum }, schema: schema28.properties.events.items.properties.kind.enum, parentSchema: schema28.properties.events.items.properties.kind, data: data33 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
            }
            if (data30.at !== void 0 && (validate90(data30.at, { instancePath: instancePath + "/events/" + i4 + "/at", parentData: data30, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data30.radius !== void 0 && (validate62(data30.radius, { instancePath: instancePath + "/events/" + i4 + "/radius", parentData: data30, parentDataProperty: "radius", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data30.seat !== void 0) {
              let data36 = data30.seat;
              if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36))) {
                let err62 = { instancePath: instancePath + "/events/" + i4 + "/seat", schemaPath: "#/properties/events/items/properties/seat/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.events.items.properties.seat.type, parentSchema: schema28.properties.events.items.properties.seat, data: data36 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
              if (typeof data36 == "number" && isFinite(data36)) {
                if (data36 > 3 || isNaN(data36)) {
                  let err63 = { instancePath: instancePath + "/events/" + i4 + "/seat", schemaPath: "#/properties/events/items/properties/seat/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, schema: 3, parentSchema: schema28.properties.events.items.properties.seat, data: data36 };
                  vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                }
                if (data36 < 0 || isNaN(data36)) {
                  let err64 = { instancePath: instancePath + "/events/" + i4 + "/seat", schemaPath: "#/properties/events/items/properties/seat/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema28.properties.events.items.properties.seat, data: data36 };
                  vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
              }
            }
          } else {
            let err65 = { instancePath: instancePath + "/events/" + i4, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.events.items.type, parentSchema: schema28.properties.events.items, data: data30 };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
      } else {
        let err66 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.events.type, parentSchema: schema28.properties.events, data: data29 };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data37 = data.deployment;
      if (Array.isArray(data37)) {
        if (data37.length > 4) {
          let err67 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/maxItems", keyword: "maxItems", params: { limit: 4 }, schema: 4, parentSchema: schema28.properties.deployment, data: data37 };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
        if (data37.length < 2) {
          let err68 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/minItems", keyword: "minItems", params: { limit: 2 }, schema: 2, parentSchema: schema28.properties.deployment, data: data37 };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        let len5 = data37.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data38 = data37[i5];
          if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
            if (data38.zone === void 0) {
              let err69 = { instancePath: instancePath + "/deployment/" + i5, schemaPath: "#/properties/deployment/items/required", keyword: "required", params: { missingProperty: "zone" }, schema: schema28.properties.deployment.items.required, parentSchema: schema28.properties.deployment.items, data: data38 };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
            if (data38.facing === void 0) {
              let err70 = { instancePath: instancePath + "/deployment/" + i5, schemaPath: "#/properties/deployment/items/required", keyword: "required", params: { missingProperty: "facing" }, schema: schema28.properties.deployment.items.required, parentSchema: schema28.properties.deployment.items, data: data38 };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
            for (let key5 in data38)
              if (!(key5 === "zone" || key5 === "facing" || key5 === "spots")) {
                let err71 = { instancePath: instancePath + "/deployment/" + i5, schemaPath: "#/properties/deployment/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, schema: !1, parentSchema: schema28.properties.deployment.items, data: data38 };
                vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
              }
            if (data38.zone !== void 0) {
              let data39 = data38.zone;
              if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                if (data39.x === void 0) {
                  let err72 = { instancePath: instancePath + "/deployment/" + i5 + "/zone", schemaPath: "#/properties/deployment/items/properties/zone/required", keyword: "required", params: { missingProperty: "x" }, schema: schema28.properties.deployment.items.properties.zone.required, parentSchema: schema28.properties.deployment.items.properties.zone, data: data39 };
                  vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                }
                if (data39.y === void 0) {
                  let err73 = { instancePath: instancePath + "/deployment/" + i5 + "/zone", schemaPath: "#/properties/deployment/items/properties/zone/required", keyword: "required", params: { missingProperty: "y" }, schema: schema28.properties.deployment.items.properties.zone.required, parentSchema: schema28.properties.deployment.items.properties.zone, data: data39 };
                  vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
                if (data39.width === void 0) {
                  let err74 = { instancePath: instancePath + "/deployment/" + i5 + "/zone", schemaPath: "#/properties/deployment/items/properties/zone/required", keyword: "required", params: { missingProperty: "width" }, schema: schema28.properties.deployment.items.properties.zone.required, parentSchema: schema28.properties.deployment.items.properties.zone, data: data39 };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
                if (data39.height === void 0) {
                  let err75 = { instancePath: instancePath + "/deployment/" + i5 + "/zone", schemaPath: "#/properties/deployment/items/properties/zone/required", keyword: "required", params: { missingProperty: "height" }, schema: schema28.properties.deployment.items.properties.zone.required, parentSchema: schema28.properties.deployment.items.properties.zone, data: data39 };
                  vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                }
                for (let key6 in data39)
                  if (!(key6 === "x" || key6 === "y" || key6 === "width" || key6 === "height")) {
                    let err76 = { instancePath: instancePath + "/deployment/" + i5 + "/zone", schemaPath: "#/properties/deployment/items/properties/zone/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, schema: !1, parentSchema: schema28.properties.deployment.items.properties.zone, data: data39 };
                    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                  }
                if (data39.x !== void 0 && (validate91(data39.x, { instancePath: instancePath + "/deployment/" + i5 + "/zone/x", parentData: data39, parentDataProperty: "x", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length)), data39.y !== void 0 && (validate91(data39.y, { instancePath: instancePath + "/deployment/" + i5 + "/zone/y", parentData: data39, parentDataProperty: "y", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length)), data39.width !== void 0) {
                  let data42 = data39.width;
                  if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42) && isFinite(data42))) {
                    let err77 = { instancePath: instancePath + "/deployment/" + i5 + "/zone/width", schemaPath: "#/properties/deployment/items/properties/zone/properties/width/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.deployment.items.properties.zone.properties.width.type, parentSchema: schema28.properties.deployment.items.properties.zone.properties.width, data: data42 };
                    vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                  }
                  if (typeof data42 == "number" && isFinite(data42)) {
                    if (data42 > 5e3 || isNaN(data42)) {
                      let err78 = { instancePath: instancePath + "/deployment/" + i5 + "/zone/width", schemaPath: "#/properties/deployment/items/properties/zone/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema28.properties.deployment.items.properties.zone.properties.width, data: data42 };
                      vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                    }
                    if (data42 < 30 || isNaN(data42)) {
                      let err79 = { instancePath: instancePath + "/deployment/" + i5 + "/zone/width", schemaPath: "#/properties/deployment/items/properties/zone/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 30 }, schema: 30, parentSchema: schema28.properties.deployment.items.properties.zone.properties.width, data: data42 };
                      vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                    }
                  }
                }
                if (data39.height !== void 0) {
                  let data43 = data39.height;
                  if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43) && isFinite(data43))) {
                    let err80 = { instancePath: instancePath + "/deployment/" + i5 + "/zone/height", schemaPath: "#/properties/deployment/items/properties/zone/properties/height/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.deployment.items.properties.zone.properties.height.type, parentSchema: schema28.properties.deployment.items.properties.zone.properties.height, data: data43 };
                    vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                  }
                  if (typeof data43 == "number" && isFinite(data43)) {
                    if (data43 > 5e3 || isNaN(data43)) {
                      let err81 = { instancePath: instancePath + "/deployment/" + i5 + "/zone/height", schemaPath: "#/properties/deployment/items/properties/zone/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, schema: 5e3, parentSchema: schema28.properties.deployment.items.properties.zone.properties.height, data: data43 };
                      vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                    }
                    if (data43 < 30 || isNaN(data43)) {
                      let err82 = { instancePath: instancePath + "/deployment/" + i5 + "/zone/height", schemaPath: "#/properties/deployment/items/properties/zone/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 30 }, schema: 30, parentSchema: schema28.properties.deployment.items.properties.zone.properties.height, data: data43 };
                      vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                    }
                  }
                }
              } else {
                let err83 = { instancePath: instancePath + "/deployment/" + i5 + "/zone", schemaPath: "#/properties/deployment/items/properties/zone/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.deployment.items.properties.zone.type, parentSchema: schema28.properties.deployment.items.properties.zone, data: data39 };
                vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
              }
            }
            if (data38.facing !== void 0 && (validate115(data38.facing, { instancePath: instancePath + "/deployment/" + i5 + "/facing", parentData: data38, parentDataProperty: "facing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length)), data38.spots !== void 0) {
              let data45 = data38.spots;
              if (Array.isArray(data45)) {
                if (data45.length > 24) {
                  let err84 = { instancePath: instancePath + "/deployment/" + i5 + "/spots", schemaPath: "#/properties/deployment/items/properties/spots/maxItems", keyword: "maxItems", params: { limit: 24 }, schema: 24, parentSchema: schema28.properties.deployment.items.properties.spots, data: data45 };
                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
                let len6 = data45.length;
                for (let i6 = 0; i6 < len6; i6++)
                  validate90(data45[i6], { instancePath: instancePath + "/deployment/" + i5 + "/spots/" + i6, parentData: data45, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
              } else {
                let err85 = { instancePath: instancePath + "/deployment/" + i5 + "/spots", schemaPath: "#/properties/deployment/items/properties/spots/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.deployment.items.properties.spots.type, parentSchema: schema28.properties.deployment.items.properties.spots, data: data45 };
                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
              }
            }
          } else {
            let err86 = { instancePath: instancePath + "/deployment/" + i5, schemaPath: "#/properties/deployment/items/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.deployment.items.type, parentSchema: schema28.properties.deployment.items, data: data38 };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
        }
      } else {
        let err87 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/type", keyword: "type", params: { type: "array" }, schema: schema28.properties.deployment.type, parentSchema: schema28.properties.deployment, data: data37 };
        vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
      }
    }
    if (data.victory !== void 0) {
      let data47 = data.victory;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        if (data47.casualty === void 0) {
          let err88 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/required", keyword: "required", params: { missingProperty: "casualty" }, schema: schema28.properties.victory.required, parentSchema: schema28.properties.victory, data: data47 };
          vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
        }
        if (data47.target === void 0) {
          let err89 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/required", keyword: "required", params: { missingProperty: "target" }, schema: schema28.properties.victory.required, parentSchema: schema28.properties.victory, data: data47 };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
        for (let key7 in data47)
          if (!(key7 === "casualty" || key7 === "target")) {
            let err90 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, schema: !1, parentSchema: schema28.properties.victory, data: data47 };
            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
          }
        if (data47.casualty !== void 0 && (validate104(data47.casualty, { instancePath: instancePath + "/victory/casualty", parentData: data47, parentDataProperty: "casualty", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length)), data47.target !== void 0) {
          let data49 = data47.target;
          if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49))) {
            let err91 = { instancePath: instancePath + "/victory/target", schemaPath: "#/properties/victory/properties/target/type", keyword: "type", params: { type: "integer" }, schema: schema28.properties.victory.properties.target.type, parentSchema: schema28.properties.victory.properties.target, data: data49 };
            vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
          }
          if (typeof data49 == "number" && isFinite(data49)) {
            if (data49 > 1e3 || isNaN(data49)) {
              let err92 = { instancePath: instancePath + "/victory/target", schemaPath: "#/properties/victory/properties/target/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, schema: 1e3, parentSchema: schema28.properties.victory.properties.target, data: data49 };
              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
            if (data49 < 0 || isNaN(data49)) {
              let err93 = { instancePath: instancePath + "/victory/target", schemaPath: "#/properties/victory/properties/target/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema28.properties.victory.properties.target, data: data49 };
              vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
            }
          }
        }
      } else {
        let err94 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/type", keyword: "type", params: { type: "object" }, schema: schema28.properties.victory.type, parentSchema: schema28.properties.victory, data: data47 };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
  } else {
    let err95 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
      if (data2 !== "reaction") {
        let err9 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/const", keyword: "const", params: { allowedValue: "reaction" }, schema: "reaction", parentSchema: schema19.properties.system, data: data2 };
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
    if (data.weapons !== void 0) {
      let data9 = data.weapons;
      if (Array.isArray(data9)) {
        if (data9.length > 50) {
          let err17 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 50 }, schema: 50, parentSchema: schema19.properties.weapons, data: data9 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate59(data9[i0], { instancePath: instancePath + "/weapons/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.weapons.type, parentSchema: schema19.properties.weapons, data: data9 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.profiles !== void 0) {
      let data11 = data.profiles;
      if (Array.isArray(data11)) {
        if (data11.length > 60) {
          let err19 = { instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema19.properties.profiles, data: data11 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate65(data11[i1], { instancePath: instancePath + "/profiles/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      } else {
        let err20 = { instancePath: instancePath + "/profiles", schemaPath: "#/properties/profiles/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.profiles.type, parentSchema: schema19.properties.profiles, data: data11 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.gangs !== void 0) {
      let data13 = data.gangs;
      if (Array.isArray(data13)) {
        if (data13.length > 20) {
          let err21 = { instancePath: instancePath + "/gangs", schemaPath: "#/properties/gangs/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.gangs, data: data13 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len2 = data13.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate73(data13[i2], { instancePath: instancePath + "/gangs/" + i2, parentData: data13, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
      } else {
        let err22 = { instancePath: instancePath + "/gangs", schemaPath: "#/properties/gangs/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.gangs.type, parentSchema: schema19.properties.gangs, data: data13 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.scenarios !== void 0) {
      let data15 = data.scenarios;
      if (Array.isArray(data15)) {
        if (data15.length > 20) {
          let err23 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 20 }, schema: 20, parentSchema: schema19.properties.scenarios, data: data15 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len3 = data15.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate82(data15[i3], { instancePath: instancePath + "/scenarios/" + i3, parentData: data15, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.scenarios.type, parentSchema: schema19.properties.scenarios, data: data15 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  reaction_pack_schema_default as default,
  validate
};
